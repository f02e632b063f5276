// The account itself, its sessions and its picture.
import { done } from '#contract/endpoint.ts';
import { Readable } from 'node:stream';
import type { AppContext } from '#src/app-context.ts';
import { createPictureFetch } from '#discord/picture-fetch.ts';
import { AppError } from '#http/errors.ts';
import { createPictureCache } from '#http/picture-cache.ts';
import { sendPublicFile } from '#http/public-file.ts';
import { currentUser } from './accounts.ts';
import { avatarOf } from './avatars.ts';
import {
  endAllSessions,
  endSession,
  exportProfile,
  getAvatar,
  getCurrentUser,
  listSessions,
  logout,
} from './contract.ts';
import { exportUserData } from './user-data.ts';
import { managedRoutes } from './managed-routes.ts';
import { endSessionsOf, sessionList } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

const PICTURE_TIMEOUT_MS = 3000;
/** The URL changes with the picture; the picture of a deleted account leaves caches after this time. */
const PICTURE_AGE_SECONDS = 86_400;

const sessionNotFound = (): AppError => new AppError(404, 'not_found', 'There is no such session.');

export function accountRoutes(
  context: Pick<
    AppContext,
    | 'account'
    | 'app'
    | 'cdn'
    | 'config'
    | 'db'
    | 'discord'
    | 'isSecure'
    | 'limiters'
    | 'now'
    | 'oauth'
    | 'sessionOf'
    | 'sessions'
    | 'callerKeys'
    | 'switches'
    | 'userOf'
    | 'viewerOf'
  >,
): void {
  signInRoutes(context);
  sessionRoutes(context);
  managedRoutes(context);
  avatarRoutes(context);
  const { account, app, config, db, now, switches, userOf } = context;

  app.route({
    ...getCurrentUser,
    handler: async (request) => {
      const userId = userOf(request);
      const timeZone = request.headers['x-time-zone'];
      const zone = typeof timeZone === 'string' ? timeZone : undefined;
      const isReadOnly = switches.isOn('read-only');
      return await currentUser({ db, now }, userId, zone, { adminIds: config.adminUserIds, isReadOnly });
    },
  });

  app.route({
    ...exportProfile,
    handler: async (request, reply) => {
      const userId = userOf(request);
      reply.header('content-disposition', 'attachment; filename="duskrow-data.json"');
      reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(exportUserData(account, userId)));
    },
  });
}

function sessionRoutes(
  context: Pick<AppContext, 'account' | 'app' | 'db' | 'now' | 'sessionOf' | 'sessions' | 'userOf'>,
): void {
  const { account, app, db, now, sessionOf, sessions, userOf } = context;

  app.route({
    ...logout,
    handler: async (request, reply) => {
      const session = await sessions.find(request);
      if (session) await endSessionsOf(account, session.userId, session.id);
      sessions.clearCookies(reply);
      return done;
    },
  });

  app.route({
    ...listSessions,
    handler: async (request) => {
      const { id, userId } = sessionOf(request);
      return await sessionList(db, now(), { userId, currentId: id });
    },
  });

  app.route({
    ...endSession,
    handler: async (request, reply) => {
      const { id, userId } = sessionOf(request);
      if (!(await endSessionsOf(account, userId, request.params.id))) throw sessionNotFound();
      if (request.params.id === id) sessions.clearCookies(reply);
      return done;
    },
  });

  app.route({
    ...endAllSessions,
    handler: async (request, reply) => {
      const userId = userOf(request);
      await endSessionsOf(account, userId);
      sessions.clearCookies(reply);
      return done;
    },
  });
}

function avatarRoutes({ app, db, limiters, now }: Pick<AppContext, 'app' | 'db' | 'limiters' | 'now'>): void {
  const pictures = createPictureCache(createPictureFetch(PICTURE_TIMEOUT_MS), now);

  app.route({
    ...getAvatar,
    handler: async (request, reply) => {
      const { version } = request.params;
      const body = await avatarOf({ db, pictures }, request.params, () => limiters.avatar(request));
      sendPublicFile(request, reply, { type: 'image/png', body, etag: version, maxAgeSeconds: PICTURE_AGE_SECONDS });
    },
  });
}
