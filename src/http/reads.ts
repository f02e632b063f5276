// Public reads and their caching. A read that sets no headers itself gets them here: an ETag of its body, 304 when that
// matches, and `Cache-Control`. `reply.sendAnswer` does the same without the hooks.
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheScope } from '#contract/endpoint.ts';
import { hasEtag } from './request-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for reads; see `CacheScope`. */
    cacheScope?: CacheScope;
  }
}

/** Always revalidated: changes are visible immediately, and an unchanged answer costs no body. */
export const CACHE_CONTROL: Record<CacheScope, string> = {
  public: 'public, no-cache',
  'by-viewer': 'private, no-cache',
  uncached: 'no-store',
  personal: 'no-store',
};

/** Whether pages of other sites can read the answers of a route. */
export function isOpenRead(cacheScope: CacheScope | undefined): boolean {
  return cacheScope !== undefined && cacheScope !== 'personal';
}

/** Headers that pages of other sites can send with a read, and those of the answer that they can see. */
const CORS_REQUEST_HEADERS = 'If-None-Match, If-Modified-Since, If-Range, Range';
export const CORS_ANSWER_HEADERS =
  'ETag, Retry-After, Accept-Ranges, Content-Range, Content-Disposition, Content-Length, Repr-Digest';

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': CORS_REQUEST_HEADERS,
  'access-control-max-age': '86400',
} as const;

/** Calls by programs, as opposed to pages and files: the API, oEmbed, and the routes for monitoring. */
export function isCall(url: string): boolean {
  return url.startsWith('/api/') || /^\/(?:oembed|livez|readyz|metrics)(?:\?|$)/.test(url);
}

/** Add before the routes. */
export function addReads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    // Pages of other sites can send If-None-Match only after a preflight: CORS does not safelist it.
    if (route.method === 'GET' && isOpenRead(route.config?.cacheScope)) answerPreflight(app, route.url);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheScope } = request.routeOptions.config;
    if (cacheScope === undefined || CACHE_CONTROL[cacheScope] === 'no-store' || reply.statusCode !== 200) return done();
    done(null, conditional(request, reply, cacheScope, payload));
  });
}

function answerPreflight(app: FastifyInstance, url: string): void {
  app.route({
    method: 'OPTIONS',
    url,
    schema: { hide: true },
    handler: async (_request, reply) => reply.status(204).headers(PREFLIGHT).send(),
  });
}

/** The payload, or nothing if the caller has it. Streams and files have their own ETags. */
function conditional(request: FastifyRequest, reply: FastifyReply, cacheScope: CacheScope, payload: unknown): unknown {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', CACHE_CONTROL[cacheScope]);
  if (cacheScope === 'by-viewer') reply.header('vary', 'cookie');
  if (reply.hasHeader('etag') || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const etag = etagOf(payload);
  reply.header('etag', `W/"${etag}"`);
  if (!hasEtag(request.headers['if-none-match'], etag)) return payload;
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

/** A hash of a body, as an ETag without quotes. */
export function etagOf(body: string | Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}
