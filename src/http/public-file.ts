// Files that are made on the fly for everybody: pictures, feeds, pages to embed. They may be shown by pages of other
// sites, are kept for a while, and are not sent again to who has them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from './request-headers.ts';
import { openFileHeaders } from './headers.ts';
import { bodyTag, CACHE_CONTROL } from './reads.ts';

export interface PublicFile {
  /** Default 200; a picture that says that there is nothing goes with 404. */
  status?: number;
  /** The whole content type. */
  type: string;
  body: Buffer | string;
  /** Letters, digits and dashes; changes whenever the body says something else. Without one it is worked out from the body. */
  tag?: string;
  /** How long it may be shown without asking again; without it, it is asked for again each time. */
  maxAgeSeconds?: number;
  /** A page's own content security policy. It may then be framed. */
  framePolicy?: string;
}

/** Sends a file, or 304 when the caller has it. HEAD gets the headers alone. */
export function sendPublicFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile): void {
  const { status = 200, type, body, maxAgeSeconds, framePolicy } = file;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const tag = file.tag ?? bodyTag(bytes);
  const kept = maxAgeSeconds === undefined ? CACHE_CONTROL.public : `public, max-age=${maxAgeSeconds}`;
  const headers = [...openFileHeaders, 'cache-control', kept, 'etag', `W/"${tag}"`];
  if (framePolicy === undefined) headers.push('x-frame-options', 'DENY');
  else headers.push('content-security-policy', framePolicy);
  reply.hijack();
  if (status === 200 && hasTag(request.headers['if-none-match'], tag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  reply.raw.writeHead(status, [...headers, 'content-type', type, 'content-length', String(bytes.length)]).end(bytes);
}
