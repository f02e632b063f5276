// Fixed headers of every response, set in one hook: the ready-made plugin halved the throughput.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigin } from './errors.ts';
import { CACHE_CONTROL, CORS_ANSWER_HEADERS, isCall, isOpenRead } from './reads.ts';
import { inlineScriptHash } from './inline-script.ts';

const security = { 'x-content-type-options': 'nosniff' } as const;

/** For API responses: data, from which a browser that displays it must not load or run anything. */
export const callSecurity = {
  ...security,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** For documents that a browser displays. */
const documentSecurity = {
  ...security,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Reads that need no session are open to pages of any site, without cookies. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': CORS_ANSWER_HEADERS,
} as const;

/** For reads that bypass the hook below; name, value, name, value. */
export const publicHeaders: readonly string[] = readHeaders({ 'cache-control': CACHE_CONTROL.public });
export const privateHeaders: readonly string[] = readHeaders({
  'cache-control': CACHE_CONTROL['by-viewer'],
  vary: 'cookie',
});

function readHeaders(caching: Record<string, string>): string[] {
  return Object.entries({ ...callSecurity, ...open, ...caching }).flat();
}

/** For files that other sites can embed; each file sets its own caching and framing headers. */
export const openFileHeaders: readonly string[] = Object.entries({
  'x-content-type-options': security['x-content-type-options'],
  'referrer-policy': documentSecurity['referrer-policy'],
  'permissions-policy': documentSecurity['permissions-policy'],
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': open['access-control-expose-headers'],
}).flat();

/** For cached pages, which also bypass the hook. */
export function pageHeaders(pagePolicy: string): readonly string[] {
  return [...Object.entries(documentSecurity).flat(), 'content-security-policy', pagePolicy];
}

/** @param pagePolicy content security policy of pages; @param ownOrigin the site's origin, as browsers send it */
export function addHeaders(app: FastifyInstance, pagePolicy: string, ownOrigin: string): void {
  // Callback hooks: a promise per request measurably lowers throughput.
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !isSafe(request.method) && isForeign(request, ownOrigin);
    done(isRefused ? foreignOrigin() : undefined);
  });
  // On send, so that responses that bypass the hooks don't pay for it.
  app.addHook('onSend', (request, reply, _payload, done) => {
    // The retry page sets its own policy.
    const policy = reply.getHeader('content-security-policy');
    if (isCall(request.url)) {
      reply.headers(policy === undefined ? callSecurity : security);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else {
      reply.headers({ ...documentSecurity, 'content-security-policy': policy ?? pagePolicy });
    }
    const isOpen = isOpenRead(request.routeOptions.config.cacheScope) || (request.is404 && isCall(request.url));
    if (isOpen && isSafe(request.method)) reply.headers(open);
    done();
  });
}

/** Whether requests with this method change nothing. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Browsers send an origin with writes; other programs send none, which is fine. */
function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && origin !== ownOrigin && origin !== `${request.protocol}://${host}`;
}

/** Scripts only from this site, plus the inline one of every page; images also from the configured CDN. */
export function contentSecurityPolicy(cdnUrl: string, isDevelopment: boolean): string {
  // Vite's development client is an inline module that uses a WebSocket; a hash would block it.
  const script = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${inlineScriptHash}`;
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
