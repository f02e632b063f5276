// Turns errors into responses. Known refusals keep their message; an unknown error is logged and gets a fixed text.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createOutageLevel, DatabaseUnavailable } from '#db/unavailable.ts';
import { type DiscordError, isDiscordError, wasRefusedLocally } from '#discord/errors.ts';
import {
  AppError,
  databaseUnavailable,
  discordFetchFailed,
  lookUpsUsedUp,
  overloaded,
  routeNotFound,
  tooManyLookUps,
  unknownInvite,
} from './errors.ts';
import { callSecurity } from './headers.ts';
import { methodNotAllowed, requestRefused } from './refused-requests.ts';
import { sendRetryPage } from './retry-page.ts';

/** A process that starts answers programs `overloaded`, too. */
const BUSY_CODES = new Set([overloaded().code, databaseUnavailable().code]);

export function addErrorAnswers(app: FastifyInstance): void {
  const outageLevel = createOutageLevel();
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!(error instanceof DatabaseUnavailable)) return answerOrPage(toAppError(error, request), request, reply);
    request.log[outageLevel()]({ reason: error.message, ...aboutRequest(request) }, 'the database is unavailable');
    return answerOrPage(databaseUnavailable(), request, reply);
  });
  // No id or name in a URL contains a NUL: see `isIdentifier`.
  app.addHook('onRequest', (request, _reply, done) => {
    const isMalformed = request.url.includes('%00') && hasNulParameter(request);
    done(isMalformed ? routeNotFound() : undefined);
  });
}

/** Only for the API: pages have their own 404. */
function hasNulParameter({ params, routeOptions }: FastifyRequest): boolean {
  if (!routeOptions.url?.startsWith('/api/')) return false;
  return Object.values(params as Record<string, string>).some((value) => value.includes('\0'));
}

/** For requests that the router refuses before any route: a path that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  // No hook runs for it.
  reply.headers(callSecurity);
  void answer(requestRefused(error), reply);
}

/** For requests that Node cannot parse. No hook runs for them either, and there is nothing but the socket. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code, message } = requestRefused(error);
  const body = JSON.stringify({ message, code });
  const headers = { ...callSecurity, 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map((one) => one.join(': '));
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return answer(routeNotFound(), reply);
}

/** 405 if the path has other methods, else 404. */
export function answerUnrouted(
  methods: readonly string[],
  { method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (methods.length === 0 || methods.includes(method)) return answerNotFound(reply);
  return answer(methodNotAllowed(), reply.header('allow', methods.join(', ')));
}

/** While the site is busy a person who opens a page or logs in gets a page, not JSON. Other errors have their own words. */
function answerOrPage(error: AppError, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!BUSY_CODES.has(error.code) || !headers.accept?.includes('text/html')) return answer(error, reply);
  return sendRetryPage(reply, { reason: 'busy', waitSeconds: error.retryAfterSeconds ?? 1, backTo: '/' });
}

function answer(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const { message, code, issues, reason } = error;
  // The endpoint's schema might not declare this status; an error body is plain and needs no stripping.
  return reply
    .status(error.status)
    .serializer(JSON.stringify)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ message, code, issues, reason });
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isDiscordError(error)) return fromDiscord(error, request);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return requestRefused(error);
  request.log.error({ err: error, ...aboutRequest(request) }, 'unexpected error');
  return new AppError(500, 'internal', `Something went wrong on our side (request ${request.id}).`);
}

/** Without the query, which has the code and the state of a login. */
function aboutRequest({ id, method, url }: FastifyRequest) {
  return { method, path: url.split('?')[0], requestId: id };
}

function fromDiscord(error: DiscordError, request: FastifyRequest): AppError {
  if (error.kind === 'gone' || error.kind === 'not-found') return unknownInvite();
  if (error.kind === 'caller-limited') return tooManyLookUps(error.retryAfterMs);
  if (error.kind === 'budget-spent') return lookUpsUsedUp(error.retryAfterMs);
  const { kind, retryAfterMs } = error;
  // That look-ups are paused was logged when the pause began.
  if (!wasRefusedLocally(error))
    request.log.warn({ kind, retryAfterMs, ...aboutRequest(request) }, 'the upstream call failed');
  return discordFetchFailed(retryAfterMs);
}
