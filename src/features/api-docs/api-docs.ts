// The documentation as data, built from the OpenAPI document and so from the schemas that validate the calls.
import type { ApiCall, ApiDescription, ApiField } from './contract.ts';

/** The part of a JSON schema that the page shows. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

type Schemas = Record<string, Schema>;

export interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
}

const JSON_TYPE = 'application/json';
/** Many answers have servers: their fields are listed once, with the call for one. */
const SERVER = '#/components/schemas/Server';

export function apiDescription(document: OpenApiDocument): ApiDescription {
  const schemas = document.components?.schemas ?? {};
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => isJson(operation))
      .map(([method, operation]) => callOf(path, method, operation, schemas)),
  );
  return { baseUrl: document.servers[0]?.url ?? '', calls };
}

/** Files have a page of their own. */
function isJson({ responses }: Operation): boolean {
  const content = responses[200]?.content;
  return content === undefined || JSON_TYPE in content;
}

function callOf(path: string, method: string, operation: Operation, schemas: Schemas): ApiCall {
  const { parameters = [], responses } = operation;
  const statuses = Object.keys(responses).map(Number);
  const success = statuses.find((status) => status < 300);
  return {
    name: operation.operationId,
    method: method.toUpperCase() as ApiCall['method'],
    path,
    group: operation.tags?.[0] ?? 'other',
    summary: operation.summary,
    description: operation.description ?? null,
    pathFields: parameters.filter((field) => field.in === 'path').map(fieldOfParameter),
    queryFields: parameters.filter((field) => field.in === 'query').map(fieldOfParameter),
    bodyFields: fieldsOf(operation.requestBody, schemas),
    answerFields: success === undefined ? [] : fieldsOf(responses[success], schemas),
    refusals: statuses.filter((status) => status >= 400),
  };
}

/** An array is a parameter that can be repeated; its schema may also allow a single value of the same type. */
function fieldOfParameter({ name, required = false, description, schema }: Parameter): ApiField {
  const { items } = schema.anyOf?.[0] ?? schema;
  const type = items ? `${typeName(items)}; may be repeated` : typeName(schema);
  return { name, type, isRequired: required, isRepeatable: items !== undefined, description: description ?? null };
}

function fieldsOf(content: Content | undefined, schemas: Schemas): ApiField[] {
  const schema = content?.content?.[JSON_TYPE]?.schema ?? {};
  return fieldsIn(resolved(schema, schemas), '', schemas);
}

/** Nested ones too: `reviews[].rating`; those of a bare array begin with `[]`. */
function fieldsIn(schema: Schema, path: string, schemas: Schemas): ApiField[] {
  const { items, anyOf = [], properties = {}, required = [] } = schema.$ref === SERVER ? {} : resolved(schema, schemas);
  const inner = items ? fieldsIn(items, `${path}[]`, schemas) : anyOf.flatMap((one) => fieldsIn(one, path, schemas));
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const field = path ? `${path}.${name}` : name;
    const { description = null } = property;
    const isRequired = required.includes(name);
    return [{ name: field, type: typeName(property), isRequired, description }, ...fieldsIn(property, field, schemas)];
  });
  return [...inner, ...own];
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

function typeName(schema: Schema): string {
  if (schema.$ref === SERVER) return 'Server (fields: `getServer`)';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return `${schema.enum.length > 1 ? 'one of: ' : ''}${schema.enum.join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.type === 'array') return `array of ${typeName(schema.items ?? {})}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const { minimum, maximum } = schema;
  // Integers without a limit of ours have that of JavaScript.
  if (minimum === undefined || maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return type;
  return `${type} from ${minimum.toLocaleString('en')} to ${maximum.toLocaleString('en')}`;
}
