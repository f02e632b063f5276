// A read's answer that bypasses hooks and schemas: its bytes, their ETag, and how to tell whether they are current.
import { etagOf } from './reads.ts';
import type { Allocate } from './send-buffer.ts';

/** Builds the body for the ETag that `current` last returned, in a buffer from `allocate`. */
export type MakeBody = (allocate?: Allocate) => Buffer;

export interface Answer {
  /** Changes whenever the body does; letters, digits, dashes, underscores and dots. */
  readonly etag: string;
  /** A function is called for each send; a large buffer is cached only in compressed form. */
  readonly body: Buffer | MakeBody;
  /** For this viewer only: not cached here or by proxies, and sent uncompressed. */
  readonly isPrivate?: boolean;
  /** The current ETag; undefined if only a new request can determine it. Needed for caching. Never throws. */
  readonly current?: () => string | undefined;
  /** Whether it is current, if that takes calls. */
  readonly confirm?: () => Promise<boolean>;
  /** Its listing, if it changes only with that. */
  readonly listingId?: string;
  /** Bytes that it now retains in memory in addition to cached bodies. */
  readonly weight?: () => number;
}

/** An answer whose ETag is a hash of the body. */
export function hashed(value: unknown): Answer {
  return hashedBody(encodeJson(value));
}

/** The same for an encoded body. */
export function hashedBody(body: Buffer): Answer {
  return { body, etag: etagOf(body) };
}

export function encodeJson(value: unknown): Buffer {
  return encodeText(JSON.stringify(value));
}

/** Not `Buffer.from`: it slices small buffers from a 64 kB block, which stays in memory while one of them is cached. */
export function encodeText(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * An answer made from data in memory, remade when that changes.
 * @param source its revision increases with every change
 * @param make receives its previous result and can return it again
 */
export function liveAnswer<Made extends Answer>(
  source: { readonly revision: number },
  make: (before?: Made) => Made,
): Answer {
  let madeAt = source.revision;
  let made = make();
  return {
    etag: made.etag,
    weight: () => made.weight?.() ?? (Buffer.isBuffer(made.body) ? made.body.length : 0),
    body: (allocate) => (typeof made.body === 'function' ? made.body(allocate) : made.body),
    current() {
      const { revision } = source;
      try {
        if (revision !== madeAt) [made, madeAt] = [make(made), revision];
        return made.etag;
      } catch {
        // Not served from the cache: the next request runs into the same error and gets it as its answer.
        return undefined;
      }
    },
  };
}
