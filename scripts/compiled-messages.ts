// English messages are in the code: the build compiles them, so that the browser needs neither an English catalog nor
// the parser.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync, type Plugin } from 'vite';

/** Lingui's macros produce `{ id, message }` objects after this comment. */
const MARK = '/*i18n*/';

interface Literal {
  type: 'Literal';
  value: unknown;
  start: number;
  end: number;
}

export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: MARK },
      handler: (code, id) => ({ code: compileIn(code, id), map: null }),
    },
  };
}

/** @param file its extension decides whether JSX is parsed */
export function compileIn(code: string, file: string): string {
  const { program } = parseSync(file.replace(/\?.*/, ''), code);
  let compiled = code;
  // From the end, so that earlier offsets remain valid.
  for (const { value, start, end } of messagesIn(program).toReversed()) {
    compiled = compiled.slice(0, start) + JSON.stringify(compileMessageOrThrow(String(value))) + compiled.slice(end);
  }
  return compiled;
}

/** The English texts of message descriptors, in source order. */
function messagesIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(messagesIn);
  if (typeof node !== 'object' || node === null) return [];
  const found = Object.values(node).flatMap(messagesIn);
  const message = descriptorMessage(node as { type?: string; properties?: unknown[] });
  return (message ? [...found, message] : found).toSorted((a, b) => a.start - b.start);
}

interface Property {
  type: string;
  key: { type: string; name?: string };
  value: Literal;
}

function descriptorMessage({ type, properties }: { type?: string; properties?: unknown[] }): Literal | undefined {
  if (type !== 'ObjectExpression') return undefined;
  const literal = (name: string) =>
    (properties as Property[]).find(({ key, value }) => key?.name === name && value?.type === 'Literal')?.value;
  const message = literal('message');
  return message && /^[\w+/-]{6}$/.test(String(literal('id')?.value)) ? message : undefined;
}
