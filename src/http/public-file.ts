// Files generated on the fly for everyone: pictures, feeds, embeddable pages. Other sites can embed them; they are
// cacheable and support 304.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasEtag } from './request-headers.ts';
import { openFileHeaders } from './headers.ts';
import { etagOf, CACHE_CONTROL } from './reads.ts';

interface PublicFile {
  /** Default 200; 404 for a picture that says that nothing was found. */
  status?: number;
  /** The full content type. */
  type: string;
  body: Buffer | string;
  /** Letters, digits, dashes and underscores; changes with the meaning of the body. Default: a hash of the body. */
  etag?: string;
  /** How long it can be reused without revalidation; default: revalidated each time. */
  maxAgeSeconds?: number;
  /** A page's own content security policy. Without it the file cannot be framed. */
  framePolicy?: string;
}

/** Sends a file, or 304 if the caller has it. HEAD gets only the headers. */
export function sendPublicFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile): void {
  const { status = 200, type, body, maxAgeSeconds, framePolicy } = file;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = file.etag ?? etagOf(bytes);
  const caching = maxAgeSeconds === undefined ? CACHE_CONTROL.public : `public, max-age=${maxAgeSeconds}`;
  const headers = [...openFileHeaders, 'cache-control', caching, 'etag', `W/"${etag}"`];
  if (framePolicy === undefined) headers.push('x-frame-options', 'DENY');
  else headers.push('content-security-policy', framePolicy);
  reply.hijack();
  if (status === 200 && hasEtag(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  reply.raw.writeHead(status, [...headers, 'content-type', type, 'content-length', String(bytes.length)]).end(bytes);
}
