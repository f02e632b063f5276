// What stands before every call: the switches, and accounts that are suspended. Added before all routes.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { AppError } from '#http/errors.ts';
import { isOwnPage } from '#http/own-page.ts';
import { accountSuspended, suspensionReason } from './suspensions.ts';

const readOnly = (): AppError =>
  new AppError(503, 'read_only', 'The site is read-only for a while. Nothing was changed. Please try again later.', {
    retryAfterMs: 300_000,
  });
const submissionsClosed = (): AppError =>
  new AppError(503, 'submissions_closed', 'Submissions are closed at the moment. Please try again later.', {
    retryAfterMs: 3_600_000,
  });
const apiClosed = (): AppError =>
  new AppError(403, 'api_closed', 'The public API of this site is switched off. The site itself works.');

/** Signing out, and what admins need to switch back. */
const ALWAYS = /^\/api\/v1\/(?:auth\/(?:logout|sessions)|admin\/|discord\/(?:sync-all|connection-test))/;
const SUBMISSIONS = /^\/api\/v1\/(?:servers|auth\/submit-managed-server)$/;
/** What a suspended account may still write: sign out, leave, and say that it is wrong. */
const SUSPENDED_MAY = /^\/api\/v1\/(?:auth\/(?:logout|sessions)|profile$|moderation\/decisions\/)/;
/** The sign-in: browsers come to it from the platform's pages. */
const SIGN_IN = /^\/api\/(?:v1\/)?auth\/(?:discord|login|callback)$/;

export function guardRoutes({ app, db, sessions, switches, config, pageKey }: App): void {
  const fastify = app as unknown as FastifyInstance;
  const ownOrigin = new URL(config.http.publicUrl).origin;

  // With a callback: what only reads costs a few comparisons.
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isReading = isRead(request);
    if (isReading && switches.isOn('keyless-api')) return done();
    const path = routeOf(request);
    if (!path.startsWith('/api/')) return done();
    if (!switches.isOn('keyless-api') && !SIGN_IN.test(path) && !isOwnPage(request, ownOrigin, pageKey)) {
      return done(apiClosed());
    }
    if (isReading) return done();
    if (switches.isOn('read-only') && !ALWAYS.test(path)) return done(readOnly());
    const isSubmission = request.method === 'POST' && SUBMISSIONS.test(path);
    if (isSubmission && !switches.isOn('submissions')) return done(submissionsClosed());
    done();
  });

  // With a callback too, as long as it only reads.
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (isRead(request)) done();
    else void refuseSuspended(request).then(() => done(), done);
  });

  async function refuseSuspended(request: FastifyRequest): Promise<void> {
    const path = routeOf(request);
    const mayAlways = SUSPENDED_MAY.test(path) && !(path.startsWith('/api/v1/profile') && request.method !== 'DELETE');
    const session = mayAlways ? undefined : await sessions.of(request);
    const reason = session && (await suspensionReason(db.kysely, session.userId));
    if (reason !== undefined) throw accountSuspended(reason);
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/**
 * The address as the route names it, '' where there is no route. What the caller wrote says nothing: the router takes
 * `/%61pi/v1/servers` and `http://any/api/v1/servers` for the same.
 */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}
