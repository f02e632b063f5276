// The fast way out for public reads: bytes that are already JSON, with an ETag made from revisions instead of a hash
// of the body. Nothing is encoded, copied or validated again on the way.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type Compressed, compressed, encodingHeader } from './compressed.ts';
import { hasTag } from './conditional.ts';
import { privateHeaders, publicHeaders } from './headers.ts';
import { rawHeader } from './raw-header.ts';
import { bodyTag } from './reads.ts';

export interface Encoded {
  /** A JSON text; read only when it is sent, so it may be put together then. */
  readonly body: Buffer;
  /** Changes whenever the body changes; letters, digits and dashes. */
  tag: string;
  /** The body compressed, for large ones that many ask for. */
  encodings?: Compressed;
  /** For this viewer alone: no cache on the way may keep it. */
  isPrivate?: boolean;
}

/** Sends the body, or 304 when the caller has it. The schema of the endpoint is not applied: tests parse these answers. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): void {
  reply.hijack();
  writeEncoded(request.raw, reply.raw, encoded);
}

/** The same where Fastify has not seen the request. */
export function writeEncoded(request: IncomingMessage, response: ServerResponse, encoded: Encoded): void {
  const { tag, encodings, isPrivate } = encoded;
  const kept = isPrivate ? privateHeaders : publicHeaders;
  const vary = encodings ? VARY_ENCODING : NONE;
  if (hasTag(rawHeader(request, 'if-none-match'), tag)) {
    response.writeHead(304, [...kept, ...vary, 'etag', `W/"${tag}"`]).end();
    return;
  }
  const encoding = encodings ? bestEncoding(rawHeader(request, 'accept-encoding')) : 'identity';
  const body = encodings ? encodings[encoding] : encoded.body;
  const own = ['etag', `W/"${tag}"`, 'content-type', JSON_TYPE, 'content-length', String(body.length)];
  response.writeHead(200, [...kept, ...vary, ...encodingHeader(encoding), ...own]).end(body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const VARY_ENCODING = ['vary', 'accept-encoding'] as const;
const NONE: readonly string[] = [];

/** For answers that have no revision and are asked for rarely: the ETag is a hash of the body. */
export function hashed(value: unknown): Encoded {
  return hashedBody(encodeJson(value));
}

/** The same for a body that is encoded already. */
export function hashedBody(body: Buffer): Encoded {
  return { body, tag: bodyTag(body) };
}

/** Compresses a body once, to be sent to everybody who reads it compressed. */
export async function withEncodings(encoded: Encoded): Promise<Encoded> {
  return { ...encoded, encodings: await compressed(encoded.body) };
}

export function encodeJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
