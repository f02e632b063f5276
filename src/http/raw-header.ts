// One header of a request as it came. Node's `headers` makes an object of all of them first, which costs more than the
// one or two that an answer from memory needs.
import type { IncomingMessage } from 'node:http';

/** @param name in small letters; where the header came several times, their values joined with ', ' as Node joins them */
export function rawHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  let value: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const own = rawHeaders[i]!;
    if (own.length !== name.length || own.toLowerCase() !== name) continue;
    value = value === undefined ? rawHeaders[i + 1]! : `${value}, ${rawHeaders[i + 1]!}`;
  }
  return value;
}
