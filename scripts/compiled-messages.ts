// English is in the code: its messages are parsed by the build, so that neither a catalog of English nor the parser
// reaches the browser.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync, type Plugin } from 'vite';

/** After Lingui's macros, which leave `{ id, message }` objects behind this comment. */
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

/** @param file its name says whether there is JSX in it */
export function compileIn(code: string, file: string): string {
  const { program } = parseSync(file.replace(/\?.*/, ''), code);
  let compiled = code;
  // From the end, so that the places before stay where they are.
  for (const { value, start, end } of messagesIn(program).toReversed()) {
    compiled = compiled.slice(0, start) + JSON.stringify(compileMessageOrThrow(String(value))) + compiled.slice(end);
  }
  return compiled;
}

/** The English texts of descriptors, in the order of the code. */
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
