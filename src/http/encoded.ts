// The fast way out for public reads: bytes that are already JSON, with an ETag made from revisions instead of a hash
// of the body. Nothing is encoded, copied or validated again on the way.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type Compressed, compressed } from './compressed.ts';
import { publicHeaders } from './headers.ts';

export interface Encoded {
  /** A JSON text. */
  body: Buffer;
  /** Changes whenever the body changes; letters, digits and dashes. */
  tag: string;
  /** The body compressed, for large ones that many ask for. */
  encodings?: Compressed;
}

/** Sends the body, or 304 when the caller has it. The schema of the endpoint is not applied: tests parse these answers. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, { body, tag, encodings }: Encoded): void {
  const etag = `W/"${tag}"`;
  reply.hijack();
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, [...publicHeaders, 'etag', etag]).end();
    return;
  }
  const headers = [...publicHeaders, 'content-type', 'application/json; charset=utf-8', 'etag', etag];
  if (encodings) {
    const [encoding, bytes] = bestEncoding(encodings, String(request.headers['accept-encoding'] ?? ''));
    const length = ['content-length', String(bytes.length)];
    reply.raw.writeHead(200, [...headers, ...encoding, ...length, 'vary', 'accept-encoding']).end(bytes);
    return;
  }
  reply.raw.writeHead(200, [...headers, 'content-length', String(body.length)]).end(body);
}

/** A caller may name several tags, or any. */
function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known === etag || known === '*' || known.split(/,\s*/).includes(etag);
}

/** For answers that have no revision and are asked for rarely: the ETag is a hash of the body. */
export function hashed(value: unknown): Encoded {
  return hashedBody(encodeJson(value));
}

/** The same for a body that is encoded already. */
export function hashedBody(body: Buffer): Encoded {
  return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
}

/** Compresses a body once, to be sent to everybody who reads it compressed. */
export async function withEncodings(encoded: Encoded): Promise<Encoded> {
  return { ...encoded, encodings: await compressed(encoded.body) };
}

export function encodeJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
