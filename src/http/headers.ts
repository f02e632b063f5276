// Fixed headers of every answer, set in one hook: the ready-made plugin halved the throughput.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigin } from './errors.ts';

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Public reads may be used by any page, without cookies; a caller asks again with the ETag each time. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After',
  'cache-control': 'public, no-cache',
} as const;

/** For public reads, which bypass the hook below; name, value, name, value. */
export const publicHeaders: readonly string[] = Object.entries({ ...security, ...open }).flat();

/** For kept pages, which bypass the hook too. */
export function pageHeaders(pagePolicy: string): readonly string[] {
  return [...Object.entries(security).flat(), 'content-security-policy', pagePolicy];
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
    reply.headers(security);
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (isSafe(request.method) && !isPersonal(request.url)) reply.header('access-control-allow-origin', '*');
    } else {
      reply.header('content-security-policy', pagePolicy);
    }
    done();
  });
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Answers that only the person herself may read; no page of another site asks for them. */
function isPersonal(url: string): boolean {
  return /^\/api\/(?:v1\/)?(?:auth|profile|user|favorites|hidden)\b/.test(url) || /\/reviews\/mine\b/.test(url);
}

/** Browsers name the origin of a write; programs that are no browser send none, which is fine. */
function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && origin !== ownOrigin && origin !== `${request.protocol}://${host}`;
}

/** Scripts only from here; pictures also from the platform's configured CDN. */
export function contentSecurityPolicy(cdnUrl: string, isDevelopment: boolean): string {
  // Vite's development client is an inline module that talks over a socket.
  const script = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
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
