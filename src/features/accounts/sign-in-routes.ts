// Sign-in: to Discord's consent page and back, rate-limited by browser and address.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#src/app-context.ts';
import { AppError } from '#http/errors.ts';
import { interfaceLanguage } from '#http/interface-language.ts';
import { sendLimitPage } from '#http/limit-page.ts';
import { finishSignIn as finishSignInCall, startSignIn, startSignInFromDialog, startSignInLegacy } from './contract.ts';
import { returnPath, withOutcome } from './return-to.ts';
import { endSessionsOf } from './sessions.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

const SIGN_IN_SECONDS = 600;
const BROWSER_KEY = /^[\w-]{32}$/;
/** Where admins sign in while sign-in is closed. */
const ADMIN_PATH = '/admin';

export function signInRoutes(
  context: Pick<AppContext, 'account' | 'app' | 'cdn' | 'config' | 'limiters' | 'oauth' | 'sessions' | 'switches'>,
): void {
  const { app, cdn, config, limiters, sessions, oauth, switches } = context;
  const deps = { ...context.account, cdn };
  const isSignInOpen = (): boolean => switches.isOn('sign-in') && !switches.isOn('read-only');
  // Admins always can, through their page: they have to reopen sign-in.
  const mayEnter = (discordId: string): boolean => isSignInOpen() || config.adminUserIds.includes(discordId);
  const isSecure = config.http.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-duskrow_sign_in' : 'duskrow_sign_in';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  // The cookie outlives a sign-in, up to its ten minutes: this browser is counted by it.
  const browserKeyOf = (request: FastifyRequest): string | undefined => {
    const key = request.cookies[cookieName];
    return key !== undefined && BROWSER_KEY.test(key) ? key : undefined;
  };
  /** Seconds to wait after too many sign-ins, otherwise undefined. */
  const countSignIn = async (request: FastifyRequest, browserKey?: string): Promise<number | undefined> => {
    try {
      await limiters.signIn(request, browserKey);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
      return error.retryAfterSeconds;
    }
  };

  for (const start of [startSignIn, startSignInFromDialog, startSignInLegacy]) {
    app.route({
      ...start,
      handler: async (request, reply) => {
        const { returnTo } = request.query;
        const path = returnPath(returnTo);
        const known = browserKeyOf(request);
        const waitSeconds = await countSignIn(request, known);
        if (waitSeconds !== undefined) return refuse(request, reply, waitSeconds, path);
        if (!oauth) return reply.redirect(withOutcome(path, 'error', 'unconfigured'));
        if (!isSignInOpen() && path !== ADMIN_PATH) return reply.redirect(withOutcome(path, 'error', 'closed'));
        // One key for all tabs of the browser, so that concurrent sign-ins do not break each other.
        const browserKey = known ?? randomBytes(24).toString('base64url');
        reply.setCookie(cookieName, browserKey, { ...cookie, maxAge: SIGN_IN_SECONDS });
        return reply.redirect(await beginSignIn(deps, browserKey, returnTo));
      },
    });
  }

  const finish = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!oauth) return reply.redirect(withOutcome('/', 'error', 'unconfigured'));
    const before = await sessions.of(request);
    const parameters = new URLSearchParams(request.url.split('?')[1]);
    let token = '';
    const browserKey = browserKeyOf(request);
    const { returnTo, userId } = await finishSignIn({ ...deps, mayEnter }, browserKey, parameters, async (tx, id) => {
      token = await sessions.begin(tx, id, request.headers['user-agent'] ?? '');
    });
    if (userId === null) {
      return reply.redirect(withOutcome(returnTo, 'error', isSignInOpen() ? undefined : 'closed'));
    }
    // A new id at every sign-in: the browser's old session ends with it.
    if (before) await endSessionsOf(deps, before.userId, before.id);
    sessions.setCookies(reply, token);
    return reply.redirect(withOutcome(returnTo, 'success'));
  };

  app.route({
    ...finishSignInCall,
    handler: async (request, reply) => {
      // The browser was already counted at the start.
      const waitSeconds = await countSignIn(request);
      return waitSeconds === undefined ? await finish(request, reply) : refuse(request, reply, waitSeconds, '/');
    },
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, waitSeconds: number, backTo: string): FastifyReply {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const language = interfaceLanguage({ cookie, 'accept-language': acceptLanguage });
  return sendLimitPage(reply, { limited: 'logins', language, waitSeconds, backTo });
}
