// Sign-in: to Discord's consent page and back, rate-limited by browser and address.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#src/app-context.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import { isDiscordError } from '#discord/errors.ts';
import { AppError } from '#http/errors.ts';
import type { Limiter } from '#http/limits.ts';
import { sendRetryPage } from '#http/retry-page.ts';
import { finishSignIn as finishSignInCall, startSignIn, startSignInFromDialog, startSignInLegacy } from './contract.ts';
import { returnPath, withOutcome } from './return-to.ts';
import { endSessionsOf } from './sessions.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

const SIGN_IN_SECONDS = 600;
const BROWSER_KEY = /^[\w-]{32}$/;
/** Where admins sign in while sign-in is closed: the page, whatever its query and fragment. */
const ADMIN_PAGE = /^\/admin\/?(?:[?#]|$)/;

type SignInContext = Pick<
  AppContext,
  'account' | 'app' | 'cdn' | 'config' | 'isSecure' | 'limiters' | 'oauth' | 'sessions' | 'switches'
>;

export function signInRoutes(context: SignInContext): void {
  const browsers = createBrowserKeys(context.isSecure);
  startRoutes(context, browsers);
  finishRoute(context, browsers);
}

function startRoutes(context: SignInContext, browsers: BrowserKeys): void {
  const { account, app, cdn, limiters, oauth, switches } = context;
  for (const start of [startSignIn, startSignInFromDialog, startSignInLegacy]) {
    app.route({
      ...start,
      handler: async (request, reply) => {
        const { returnTo } = request.query;
        const path = returnPath(returnTo);
        const known = browsers.read(request);
        const waitSeconds = await countSignIn(limiters.signIn, request, known);
        if (waitSeconds !== undefined) return sendRetryPage(reply, { reason: 'logins', waitSeconds, backTo: path });
        if (!oauth) return reply.redirect(withOutcome(path, 'error', 'unconfigured'));
        if (!isSignInOpen(switches) && !ADMIN_PAGE.test(path))
          return reply.redirect(withOutcome(path, 'error', 'closed'));
        // One key for all tabs of the browser, so that concurrent sign-ins do not break each other.
        const browserKey = known ?? randomBytes(24).toString('base64url');
        browsers.remember(reply, browserKey);
        try {
          const consentUrl = await unlessUnavailable(beginSignIn({ ...account, cdn }, browserKey, returnTo));
          return reply.redirect(consentUrl ?? withOutcome(path, 'error', 'unavailable'));
        } catch (error) {
          if (!isDiscordError(error)) throw error;
          return sendPaused(reply, { waitMs: error.retryAfterMs ?? 0, backTo: path });
        }
      },
    });
  }
}

function finishRoute(context: SignInContext, browsers: BrowserKeys): void {
  const { app, cdn, config, limiters, sessions, oauth, switches } = context;
  // Admins always can, through their page: they have to reopen sign-in.
  const mayEnter = (discordId: string): boolean => isSignInOpen(switches) || config.adminUserIds.includes(discordId);
  const deps = { ...context.account, cdn, mayEnter };

  /** Resolves to the path to return to, or to what pauses the login. */
  const finish = async (request: FastifyRequest, reply: FastifyReply): Promise<string | Pause> => {
    if (!oauth) return withOutcome('/', 'error', 'unconfigured');
    const before = await sessions.find(request);
    const parameters = new URLSearchParams(request.url.split('?')[1]);
    let token = '';
    const { returnTo, userId, waitMs } = await finishSignIn(
      deps,
      browsers.read(request),
      parameters,
      async (tx, id) => {
        token = await sessions.begin(tx, id, request.headers['user-agent'] ?? '');
      },
    );
    if (waitMs !== undefined) return { waitMs, backTo: returnTo };
    if (userId === null) {
      return withOutcome(returnTo, 'error', isSignInOpen(switches) ? undefined : 'closed');
    }
    sessions.setCookies(reply, token);
    // A new id at every sign-in: the browser's old session ends with it. The new one is stored, even if that fails.
    if (before) await unlessUnavailable(endSessionsOf(deps, before.userId, before.id));
    return withOutcome(returnTo, 'success');
  };

  app.route({
    ...finishSignInCall,
    handler: async (request, reply) => {
      // The browser was already counted at the start.
      const waitSeconds = await countSignIn(limiters.signIn, request);
      if (waitSeconds !== undefined) return sendRetryPage(reply, { reason: 'logins', waitSeconds, backTo: '/' });
      const next = (await unlessUnavailable(finish(request, reply))) ?? withOutcome('/', 'error', 'unavailable');
      return typeof next === 'string' ? reply.redirect(next) : sendPaused(reply, next);
    },
  });
}

/** The platform limits this site's logins. */
interface Pause {
  waitMs: number;
  backTo: string;
}

function sendPaused(reply: FastifyReply, { waitMs, backTo }: Pause): FastifyReply {
  return sendRetryPage(reply, { reason: 'paused', waitSeconds: Math.ceil(waitMs / 1000), backTo });
}

function isSignInOpen(switches: SignInContext['switches']): boolean {
  return switches.isOn('sign-in') && !switches.isOn('read-only');
}

interface BrowserKeys {
  /** Undefined without a valid cookie. */
  read(request: FastifyRequest): string | undefined;
  remember(reply: FastifyReply, key: string): void;
}

/** Browsers by a cookie. It outlives a sign-in, up to its ten minutes: the browser is counted by it. */
function createBrowserKeys(isSecure: boolean): BrowserKeys {
  const cookieName = isSecure ? '__Host-duskrow_sign_in' : 'duskrow_sign_in';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: SIGN_IN_SECONDS } as const;
  return {
    read(request) {
      const key = request.cookies[cookieName];
      return key !== undefined && BROWSER_KEY.test(key) ? key : undefined;
    },
    remember: (reply, key) => void reply.setCookie(cookieName, key, cookie),
  };
}

/** Seconds to wait after too many sign-ins, otherwise undefined. */
async function countSignIn(count: Limiter, request: FastifyRequest, browserKey?: string): Promise<number | undefined> {
  try {
    await count(request, browserKey);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    return error.retryAfterSeconds;
  }
}
