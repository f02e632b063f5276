// An answer of a public read, past the hooks and schemas: its bytes, what names them, and how long they are true.
import { bodyTag } from './reads.ts';
import type { Allocate } from './send-buffer.ts';

/** Puts a body together as `current` found it last, in bytes that it is given. */
export type MakeBody = (allocate?: Allocate) => Buffer;

export interface Answer {
  /** Changes whenever the body does; letters, digits and dashes. */
  readonly tag: string;
  /** A function is called when it is sent; a large buffer is cached compressed alone. */
  readonly body: Buffer | MakeBody;
  /** For this viewer alone: nobody else keeps it, and it goes out as it is. */
  readonly isPrivate?: boolean;
  /** The tag that it has now; undefined where only asking again tells. What has it is sent from the cache. Never throws. */
  readonly current?: () => string | undefined;
  /** The same question where calls have to be made for it. */
  readonly confirm?: () => Promise<boolean>;
  /** The listing that it is about, where it changes with nothing else. */
  readonly listingId?: string;
  /** Bytes that it holds in memory besides what is cached of its body. */
  readonly weight?: number;
}

/** One whose ETag is a hash of the body. */
export function hashed(value: unknown): Answer {
  return hashedBody(encodeJson(value));
}

/** The same for a body that is encoded already. */
export function hashedBody(body: Buffer): Answer {
  return { body, tag: bodyTag(body) };
}

export function encodeJson(value: unknown): Buffer {
  return encodeText(JSON.stringify(value));
}

/** In memory of its own: `Buffer.from` cuts small buffers from a block of 64 kB, all of which stays while one of them is cached. */
export function encodeText(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * One that is made of what is in memory: made again when that has changed.
 * @param source its revision moves with every change
 * @param make gets what it gave before, and may give it again
 */
export function liveAnswer<Made extends Answer>(
  source: { readonly revision: number },
  make: (before?: Made) => Made,
): Answer {
  let madeAt = source.revision;
  let made = make();
  return {
    tag: made.tag,
    weight: made.weight ?? (Buffer.isBuffer(made.body) ? made.body.length : undefined),
    body: (allocate) => (typeof made.body === 'function' ? made.body(allocate) : made.body),
    current() {
      const { revision } = source;
      try {
        if (revision !== madeAt) [made, madeAt] = [make(made), revision];
        return made.tag;
      } catch {
        // It is refused now: the next request runs into the same error, and gets it as its answer.
        return undefined;
      }
    },
  };
}
