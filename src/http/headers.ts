// Fixed headers of every answer, set in one hook: the ready-made plugin halved the throughput.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigin } from './errors.ts';
import { CACHE_CONTROL, CORS_ANSWER_HEADERS, isCall, isOpenRead } from './reads.ts';
import { themeScriptHash } from './theme-script.ts';

const security = { 'x-content-type-options': 'nosniff' } as const;

/** For the answers of calls: data, in which a browser that shows them finds nothing to load or to run. */
export const callSecurity = {
  ...security,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** For what a browser shows by itself. */
const documentSecurity = {
  ...security,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Reads that need no session may be used by any page, without cookies. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': CORS_ANSWER_HEADERS,
} as const;

/** For reads, which bypass the hook below; name, value, name, value. */
export const publicHeaders: readonly string[] = readHeaders({ 'cache-control': CACHE_CONTROL.public });
export const privateHeaders: readonly string[] = readHeaders({
  'cache-control': CACHE_CONTROL['by-viewer'],
  vary: 'cookie',
});

function readHeaders(kept: Record<string, string>): string[] {
  return Object.entries({ ...callSecurity, ...open, ...kept }).flat();
}

/** For files that pages of other sites may show; each says itself how long it is kept and whether in a frame. */
export const openFileHeaders: readonly string[] = Object.entries({
  'x-content-type-options': security['x-content-type-options'],
  'referrer-policy': documentSecurity['referrer-policy'],
  'permissions-policy': documentSecurity['permissions-policy'],
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': open['access-control-expose-headers'],
}).flat();

/** For cached pages, which bypass the hook too. */
export function pageHeaders(pagePolicy: string): readonly string[] {
  return [...Object.entries(documentSecurity).flat(), 'content-security-policy', pagePolicy];
}

/** @param pagePolicy content security policy of pages; @param ownOrigin the site's own, as browsers send it */
export function addHeaders(app: FastifyInstance, pagePolicy: string, ownOrigin: string): void {
  // Hooks with callbacks: a promise for each request would show in the throughput.
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !isSafe(request.method) && isForeign(request, ownOrigin);
    done(isRefused ? foreignOrigin() : undefined);
  });
  // When the answer goes out, so that those that bypass it don't pay for it.
  app.addHook('onSend', (request, reply, _payload, done) => {
    // The page of a limit brings a policy of its own.
    const policy = reply.getHeader('content-security-policy');
    if (isCall(request.url)) {
      reply.headers(policy === undefined ? callSecurity : security);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      const isOpen = isOpenRead(request.routeOptions.config.reading) || request.is404;
      if (isOpen && isSafe(request.method)) reply.headers(open);
    } else {
      reply.headers({ ...documentSecurity, 'content-security-policy': policy ?? pagePolicy });
    }
    done();
  });
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Browsers name the origin of a write; programs that are no browser send none, which is fine. */
function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && origin !== ownOrigin && origin !== `${request.protocol}://${host}`;
}

/** Scripts only from here, and the one in every page; pictures also from the platform's configured CDN. */
export function contentSecurityPolicy(cdnUrl: string, isDevelopment: boolean): string {
  // Vite's development client is an inline module that talks over a socket; a hash would forbid it.
  const script = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${themeScriptHash}`;
  const connect = isDevelopment ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${new URL(cdnUrl).origin}`,
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
