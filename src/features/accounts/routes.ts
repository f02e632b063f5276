// Signing in and out, the sessions, and the account itself.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { AppError } from '#http/errors.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { currentUser, endAccount } from './accounts.ts';
import {
  deleteProfile,
  endAllSessions,
  endSession,
  exportProfile,
  finishSignIn as finishSignInCall,
  getCurrentUser,
  listSessions,
  logout,
  startSignIn,
  startSignInFromDialog,
  startSignInLegacy,
} from './contract.ts';
import { accountDeps } from './deps.ts';
import { heldData } from './held-data.ts';
import { managedRoutes } from './managed-routes.ts';
import { returnPath, withOutcome } from './return-to.ts';
import { endSessionsOf, sessionList } from './sessions.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

const SIGN_IN_SECONDS = 600;
/** Where admins sign in while sign-in is closed. */
const ADMIN_PATH = '/admin';
const sessionNotFound = (): AppError => new AppError(404, 'not_found', 'There is no such session.');

export function accountRoutes(kit: App): void {
  signInRoutes(kit);
  sessionRoutes(kit);
  managedRoutes(kit);
  avatarRoutes(kit);
  const { app, config, db, now, sessions, limiters } = kit;
  const deps = accountDeps(kit);

  app.route({
    ...getCurrentUser,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      await limiters.ownData(request, userId);
      const timeZone = request.headers['x-time-zone'];
      const zone = typeof timeZone === 'string' ? timeZone : undefined;
      return await currentUser({ db, now }, userId, zone, config.adminUserIds);
    },
  });

  app.route({
    ...exportProfile,
    handler: async (request, reply) => {
      const { userId } = await sessions.require(request);
      reply.header('content-disposition', 'attachment; filename="duskrow-data.json"');
      return await heldData(deps, userId);
    },
  });

  app.route({
    ...deleteProfile,
    handler: async (request, reply) => {
      const { userId } = await sessions.require(request);
      await endAccount(deps, userId, request.body.withReviews);
      sessions.take(reply);
      return { success: true as const };
    },
  });
}

function signInRoutes(kit: App): void {
  const { app, cdn, config, limiters, sessions, oauth, switches } = kit;
  const deps = { ...accountDeps(kit), cdn };
  const isSignInOpen = (): boolean => switches.isOn('sign-in') && !switches.isOn('read-only');
  // Admins always can, through their page: they have to open it again.
  const mayEnter = (discordId: string): boolean => isSignInOpen() || config.adminUserIds.includes(discordId);
  const isSecure = config.http.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-duskrow_sign_in' : 'duskrow_sign_in';
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;

  for (const start of [startSignIn, startSignInFromDialog, startSignInLegacy]) {
    app.route({
      ...start,
      handler: async (request, reply) => {
        await limiters.signIn(request);
        const { returnTo } = request.query;
        const path = returnPath(returnTo);
        if (!oauth) return reply.redirect(withOutcome(path, 'error', 'unconfigured'));
        if (!isSignInOpen() && path !== ADMIN_PATH) return reply.redirect(withOutcome(path, 'error', 'closed'));
        // One key for all tabs of the browser, so that two sign-ins at once don't spoil each other.
        const browserKey = request.cookies[cookieName] ?? randomBytes(24).toString('base64url');
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
    const browserKey = request.cookies[cookieName];
    const { returnTo, userId } = await finishSignIn({ ...deps, mayEnter }, browserKey, parameters, async (tx, id) => {
      token = await sessions.begin(tx, id, request.headers['user-agent'] ?? '');
    });
    if (userId === null) {
      return reply.redirect(withOutcome(returnTo, 'error', isSignInOpen() ? undefined : 'closed'));
    }
    // A new id at every sign-in: the browser's old session ends with it.
    if (before) await endSessionsOf(deps, before.userId, before.id);
    sessions.give(reply, token);
    reply.clearCookie(cookieName, cookie);
    return reply.redirect(withOutcome(returnTo, 'success'));
  };

  app.route({
    ...finishSignInCall,
    handler: async (request, reply) => {
      await limiters.signIn(request);
      return await finish(request, reply);
    },
  });
}

function sessionRoutes(kit: App): void {
  const { app, db, now, sessions } = kit;
  const deps = accountDeps(kit);

  app.route({
    ...logout,
    handler: async (request, reply) => {
      const session = await sessions.of(request);
      if (session) await endSessionsOf(deps, session.userId, session.id);
      sessions.take(reply);
      return { success: true as const };
    },
  });

  app.route({
    ...listSessions,
    handler: async (request) => {
      const { id, userId } = await sessions.require(request);
      return await sessionList(db, now(), { userId, currentId: id });
    },
  });

  app.route({
    ...endSession,
    handler: async (request, reply) => {
      const { id, userId } = await sessions.require(request);
      if (!(await endSessionsOf(deps, userId, request.params.id))) throw sessionNotFound();
      if (request.params.id === id) sessions.take(reply);
      return { success: true as const };
    },
  });

  app.route({
    ...endAllSessions,
    handler: async (request, reply) => {
      const { userId } = await sessions.require(request);
      await endSessionsOf(deps, userId);
      sessions.take(reply);
      return { success: true as const };
    },
  });
}
