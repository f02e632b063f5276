// English messages are in the code: the build compiles them, so that the browser needs neither an English catalog nor
// the parser.
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync, type Plugin } from 'vite';

/** Lingui's macros produce `{ id, message }` objects after this comment. */
const MARK = '/*i18n*/';
const CATALOG = /\.po$/;

interface Literal {
  type: 'Literal';
  value: unknown;
  start: number;
  end: number;
}

/** By the id that Lingui derives from a text, the short one of the build. */
type ShortIds = ReadonlyMap<string, string>;

export function compiledMessages(): Plugin[] {
  let shortIds: ShortIds = new Map();
  return [
    {
      name: 'compiled-messages',
      apply: 'build',
      enforce: 'pre',
      buildStart: async () => void (shortIds = await numberedIds()),
      transform: {
        filter: { code: MARK },
        handler: (code, id) => ({ code: compileIn(code, id, shortIds), map: null }),
      },
    },
    {
      name: 'short-ids-of-catalogs',
      apply: 'build',
      transform: { filter: { id: CATALOG }, handler: (code) => ({ code: shortenIds(code, shortIds), map: null }) },
    },
  ];
}

/** Lingui's ids are random characters, a fifth of a compressed catalog: the build numbers the messages instead. */
async function numberedIds(): Promise<ShortIds> {
  const config = getConfig({ cwd: path.join(import.meta.dirname, '..') });
  const [language = ''] = config.locales;
  const catalogs = await Promise.all((await getCatalogs(config)).map((catalog) => catalog.read(language)));
  const ids = new Set(catalogs.flatMap((messages) => Object.keys(messages ?? {})));
  return new Map([...ids].map((id, i) => [id, i.toString(36)]));
}

/** @param code a catalog as Lingui compiles it: `export const messages=JSON.parse("{\\"id\\":[...]}")` */
export function shortenIds(code: string, shortIds: ShortIds): string {
  return code.replaceAll(/(?<=\\")[\w+/-]{6}(?=\\":\[)/g, (id) => shortIds.get(id) ?? id);
}

/** @param file its extension decides whether JSX is parsed */
export function compileIn(code: string, file: string, shortIds: ShortIds): string {
  const { program } = parseSync(file.replace(/\?.*/, ''), code);
  const changes = messagesIn(program).flatMap(({ id, message }) => [
    { ...id, value: shortIds.get(String(id.value)) ?? id.value },
    { ...message, value: compileMessageOrThrow(String(message.value)) },
  ]);
  let compiled = code;
  // From the end, so that earlier offsets remain valid.
  for (const { start, end, value } of changes.toSorted((one, other) => other.start - one.start))
    compiled = compiled.slice(0, start) + JSON.stringify(value) + compiled.slice(end);
  return compiled;
}

/** The id and the English text of a message. */
interface Descriptor {
  id: Literal;
  message: Literal;
}

function messagesIn(node: unknown): Descriptor[] {
  if (Array.isArray(node)) return node.flatMap(messagesIn);
  if (typeof node !== 'object' || node === null) return [];
  const found = Object.values(node).flatMap(messagesIn);
  const message = descriptorOf(node as { type?: string; properties?: unknown[] });
  return message ? [...found, message] : found;
}

interface Property {
  type: string;
  key: { type: string; name?: string };
  value: Literal;
}

function descriptorOf({ type, properties }: { type?: string; properties?: unknown[] }): Descriptor | undefined {
  if (type !== 'ObjectExpression') return undefined;
  const literal = (name: string) =>
    (properties as Property[]).find(({ key, value }) => key?.name === name && value?.type === 'Literal')?.value;
  const [id, message] = [literal('id'), literal('message')];
  return id && message && /^[\w+/-]{6}$/.test(String(id.value)) ? { id, message } : undefined;
}
