// How an error becomes an answer. Known refusals keep their words; an unknown error is logged and answered with a fixed text.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { isDiscordError } from '#discord/errors.ts';
import {
  AppError,
  databaseUnavailable,
  discordFetchFailed,
  invalidInput,
  type Issue,
  lookUpsUsedUp,
  routeNotFound,
  tooManyLookUps,
  unknownInvite,
} from './errors.ts';
import { callSecurity } from './headers.ts';

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(toAppError(error, request), reply));
  // Nothing that an address names holds a NUL, and the database engines differ in what they do with one.
  app.addHook('onRequest', (request, _reply, done) => {
    const isOdd = request.url.includes('%00') && namesNul(request);
    done(isOdd ? routeNotFound() : undefined);
  });
}

/** Pages answer by themselves. */
function namesNul({ params, routeOptions }: FastifyRequest): boolean {
  if (!routeOptions.url?.startsWith('/api/')) return false;
  return Object.values(params as Record<string, string>).some((value) => value.includes('\0'));
}

/** For what the router itself refuses, before any route: a path that cannot be decoded, or one too long. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const isLong = error.statusCode === 414;
  // No hook sees it.
  reply.headers(callSecurity);
  void answer(new AppError(error.statusCode ?? 400, isLong ? 'too_long' : 'bad_address', error.message), reply);
}

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return answer(routeNotFound(), reply);
}

function answer(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const { message, code, issues } = error;
  // The status may not be among the endpoint's declared ones; an error body is plain and needs no stripping.
  return reply
    .status(error.status)
    .serializer(JSON.stringify)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ message, code, issues });
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(issuesOf(error));
  if (isDiscordError(error)) return fromDiscord(error, request);
  if (error instanceof DatabaseUnavailable) {
    request.log.warn({ reason: error.message, url: request.url, requestId: request.id }, 'the database is unavailable');
    return databaseUnavailable();
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(status, error.code ?? 'bad_request', error.message);
  request.log.error({ err: error, url: request.url, requestId: request.id }, 'unexpected error');
  return new AppError(500, 'internal', `Something went wrong on our side (request ${request.id}).`);
}

function fromDiscord(error: Parameters<typeof isDiscordError>[0], request: FastifyRequest): AppError {
  if (isDiscordError(error, 'gone', 'not-found')) return unknownInvite();
  if (!isDiscordError(error)) throw error;
  if (error.kind === 'caller-limited') return tooManyLookUps(error.retryAfterMs);
  if (error.kind === 'budget-spent') return lookUpsUsedUp(error.retryAfterMs);
  const { kind, retryAfterMs } = error;
  request.log.warn({ kind, retryAfterMs, requestId: request.id }, 'the upstream could not be asked');
  return discordFetchFailed(error.retryAfterMs);
}

function issuesOf(error: FastifyError): Issue[] {
  return (error.validation ?? []).map(({ instancePath, message, keyword }) => ({
    path: instancePath.slice(1).replaceAll('/', '.') || 'body',
    message: message ?? 'is not valid',
    code: keyword,
  }));
}
