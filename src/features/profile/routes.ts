import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import {
  deleteProfile,
  getProfile,
  listProfileActivity,
  listProfileFavorites,
  listProfileReviews,
  listProfileServers,
  listUserServers,
  updateProfile,
} from './contract.ts';
import { deleteAccount } from './delete-account.ts';
import { latestActivity } from './history.ts';
import { changeProfile, profileFavorites, profileOf, profileReviews, profileServers } from './profile.ts';
import { currentUserServers } from './user-servers.ts';

export function profileRoutes(
  context: Pick<
    AppContext,
    'account' | 'app' | 'cdn' | 'db' | 'guildLists' | 'now' | 'sessions' | 'callerKeys' | 'userOf'
  >,
): void {
  const { account, app, db, guildLists, sessions, callerKeys, userOf } = context;
  app.route({
    ...getProfile,
    handler: async (request) => await profileOf(db, userOf(request)),
  });

  app.route({
    ...updateProfile,
    handler: async (request) => {
      const userId = userOf(request);
      return await changeProfile(db, userId, request.body);
    },
  });

  app.route({
    ...deleteProfile,
    handler: async (request, reply) => {
      const userId = userOf(request);
      await deleteAccount(account, userId, request.body.withReviews);
      sessions.clearCookies(reply);
      return done;
    },
  });

  app.route({
    ...listProfileServers,
    handler: async (request) => await profileServers(context, userOf(request), request.query),
  });

  app.route({
    ...listProfileFavorites,
    handler: async (request) => await profileFavorites(context, userOf(request), request.query),
  });

  app.route({
    ...listProfileReviews,
    handler: async (request) => await profileReviews(context, userOf(request), request.query),
  });

  app.route({
    ...listProfileActivity,
    handler: async (request) => await latestActivity(context, userOf(request)),
  });

  app.route({
    ...listUserServers,
    handler: async (request) => {
      const deps = { ...context, reviewKey: callerKeys.reviewKey, tryRefresh: guildLists.tryRefresh };
      return await currentUserServers(deps, userOf(request));
    },
  });
}
