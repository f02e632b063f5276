// The types of the client (client/src/generated) from the contract: what the schemas say, without zod. Files of text.
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { SORTS } from '#contract/filters.ts';
import { ServerFilters } from '#features/listings/contract.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { type JsonSchema, pascal, printed, printedFields } from './client-printer.ts';

const HEAD = '// Made by `npm run client` from the contract. Do not edit.\n';

interface Call {
  name: string;
  shape: EndpointShape;
  /** Type names of what goes in and what comes out. */
  input: string;
  answer: string;
}

/** What programs may call: documented, and nothing that needs the cookie of the site. Files have a way of their own. */
function calls(): Call[] {
  return Object.entries<EndpointShape>(api)
    .filter(([, { schema, config }]) => !schema.hide && config.access === 'visitor' && !config.fileType)
    .map(([name, shape]) => ({ name, shape, input: `${pascal(name)}Input`, answer: `${pascal(name)}Answer` }));
}

/** What the inputs of several calls share, so that a new filter or sort changes one file. */
function sharedInputs(): Map<string, JsonSchema> {
  return new Map([
    ['ServerFilters', jsonSchema(ServerFilters, 'input', new Map())],
    ['ServerSort', { enum: [...SORTS] }],
  ]);
}

/** Text by file name. */
export function clientTypes(): Map<string, string> {
  const named = sharedInputs();
  const files = new Map<string, string>();
  const groups = Map.groupBy(calls(), ({ shape }) => fileOf(shape));
  for (const [file, group] of groups) {
    const body = group.map((call) => typesOf(call, named)).join('\n');
    files.set(`${file}.ts`, `${HEAD}${importsFor(body, named)}\n${body}`);
  }
  const shapes = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
  files.set('shapes.ts', `${HEAD}\n${shapes.map(([name, schema]) => printedType(name, schema)).join('\n')}`);
  files.set('calls.ts', callsFile());
  return files;
}

function fileOf({ schema }: EndpointShape): string {
  return (schema.tags[0] ?? 'other').replaceAll(' ', '-');
}

function importsFor(body: string, named: ReadonlyMap<string, JsonSchema>): string {
  const used = [...named.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).toSorted();
  return used.length > 0 ? `import type { ${used.join(', ')} } from './shapes.ts';\n` : '';
}

function typesOf({ shape, input, answer }: Call, named: Map<string, JsonSchema>): string {
  const { base, fields } = withoutFilters(inputFields(shape, named), named);
  const { response } = shape.schema;
  const ok = [response[200], response[201]].filter((schema) => schema !== undefined);
  const types = [...new Set(ok.map((schema) => printed(jsonSchema(schema, 'output', named))))];
  const given = fields.length > 0 ? `export interface ${input}${base} {\n${fields.join('')}}\n\n` : '';
  return `${given}export type ${answer} = ${types.join(' | ')};\n`.replaceAll(
    printed(named.get('ServerSort')!),
    'ServerSort',
  );
}

/** A call that takes all filters of lists extends them. */
function withoutFilters(fields: string[], named: ReadonlyMap<string, JsonSchema>): { base: string; fields: string[] } {
  const filters = new Set(Object.values(printedFields(named.get('ServerFilters')!)));
  if (!filters.isSubsetOf(new Set(fields))) return { base: '', fields };
  return { base: ' extends ServerFilters', fields: fields.filter((field) => !filters.has(field)) };
}

/** Path, query and body in one object: their names differ. */
function inputFields({ url, schema }: EndpointShape, named: Map<string, JsonSchema>): string[] {
  const parts = [schema.params, schema.querystring, schema.body].filter((part) => part !== undefined);
  const fields = parts.flatMap((part) => Object.entries(printedFields(jsonSchema(part, 'input', named))));
  const names = fields.map(([name]) => name);
  if (new Set(names).size < names.length) throw new Error(`${url}: two fields of one name`);
  return fields.map(([, text]) => text);
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: Map<string, JsonSchema>): JsonSchema {
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  for (const [name, shape] of Object.entries($defs)) named.set(name, shape);
  const { id } = own;
  if (id === undefined) return own;
  named.set(id, own);
  return { $ref: `#/$defs/${id}` };
}

function printedType(name: string, schema: JsonSchema): string {
  const text = printed(schema);
  return text.startsWith('{') ? `export interface ${name} ${text}\n` : `export type ${name} = ${text};\n`;
}

function callsFile(): string {
  const all = calls();
  const byFile = Map.groupBy(all, ({ shape }) => fileOf(shape));
  const imports = [...byFile].map(([file, group]) => {
    const names = group.flatMap(({ shape, input, answer }) => (hasInput(shape) ? [input, answer] : [answer]));
    return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './${file}.ts';\nexport type * from './${file}.ts';\n`;
  });
  const methods = all.map(({ name, shape, input, answer }) => {
    const given = hasInput(shape) ? `input${isOptional(shape) ? '?' : ''}: ${input}` : 'input?: undefined';
    const about = `${shape.method} ${shape.url.replace(/:(\w+)/g, '{$1}')}: ${shape.schema.summary}.`;
    return `  /** ${about} */\n  ${name}(${given}, options?: CallOptions): Promise<${answer}>;\n`;
  });
  const rows = all.map(({ name, shape: { method, url } }) => `  ${name}: ['${method}', '${url}'],\n`);
  return [
    `${HEAD}import type { CallOptions } from '../send.ts';\n${imports.join('')}`,
    `/** Every call of the public API, under the names of its documentation. */\nexport interface Calls {\n${methods.join('')}}\n`,
    `/** Method and path of each. */\nexport const calls = {\n${rows.join('')}} as const satisfies Record<keyof Calls, readonly [string, string]>;\n`,
  ].join('\n');
}

function hasInput({ schema: { params, querystring, body } }: EndpointShape): boolean {
  return (params ?? querystring ?? body) !== undefined;
}

function isOptional({ schema: { params, querystring, body } }: EndpointShape): boolean {
  const isEmptyFine = (part: z.ZodType | undefined): boolean => part === undefined || part.safeParse({}).success;
  return [params, querystring, body].every(isEmptyFine);
}
