import type { App } from '#src/app.ts';
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
import { endAccount } from './ending.ts';
import { latestActivity } from './history.ts';
import { changeProfile, profileFavorites, profileOf, profileReviews, profileServers } from './profile.ts';
import { userServers } from './user-servers.ts';

export function profileRoutes(kit: Pick<App, 'account' | 'app' | 'cdn' | 'db' | 'now' | 'sessions'>): void {
  const { account, app, db, sessions } = kit;
  app.route({
    ...getProfile,
    handler: async (request) => await profileOf(db, (await sessions.require(request)).userId),
  });

  app.route({
    ...updateProfile,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      return await changeProfile(db, userId, request.body);
    },
  });

  app.route({
    ...deleteProfile,
    handler: async (request, reply) => {
      const { userId } = await sessions.require(request);
      await endAccount(account, userId, request.body.withReviews);
      sessions.take(reply);
      return { success: true as const };
    },
  });

  app.route({
    ...listProfileServers,
    handler: async (request) => await profileServers(kit, (await sessions.require(request)).userId, request.query),
  });

  app.route({
    ...listProfileFavorites,
    handler: async (request) => await profileFavorites(kit, (await sessions.require(request)).userId, request.query),
  });

  app.route({
    ...listProfileReviews,
    handler: async (request) => await profileReviews(kit, (await sessions.require(request)).userId, request.query),
  });

  app.route({
    ...listProfileActivity,
    handler: async (request) => await latestActivity(kit, (await sessions.require(request)).userId),
  });

  app.route({
    ...listUserServers,
    handler: async (request) => await userServers(kit, (await sessions.require(request)).userId, kit.now()),
  });
}
