import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { findListing } from '#features/listings/listings.ts';
import { isPublic } from '#features/listings/listed.ts';
import { hashed } from '#http/answer.ts';
import { analyticsOf } from './analytics.ts';
import { claim, claimedListings, giveBack } from './claims.ts';
import {
  claimServer,
  editServer,
  getOwnedServer,
  getServerAbout,
  getServerAnalytics,
  giveClaimBack,
  listOwnedServers,
  putServerBack,
  takeServerDown,
} from './contract.ts';
import { editListing } from './editing.ts';
import { serverAbout } from './owners.ts';
import type { Person } from './rights.ts';
import { putBack, takeDown } from './taking-down.ts';
import { ownedItem, ownedServer } from './view.ts';
import { webhookRoutes } from './webhook-routes.ts';

export function ownerRoutes(
  kit: Pick<
    App,
    | 'account'
    | 'app'
    | 'cdn'
    | 'config'
    | 'db'
    | 'discord'
    | 'now'
    | 'ownedOf'
    | 'rights'
    | 'sessions'
    | 'submitters'
    | 'viewerOf'
  >,
): void {
  const { app, db, viewerOf } = kit;
  app.route({
    ...getServerAbout,
    handler: async (request, reply) => {
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      const about = await serverAbout(db, listing);
      return reply.sendAnswer({ ...hashed(about), isPrivate: !isPublic(listing), listingId: listing.id });
    },
  });
  claimRoutes(kit);
  owningRoutes(kit);
  webhookRoutes(kit);
}

function claimRoutes(kit: Pick<App, 'app' | 'cdn' | 'db' | 'now' | 'rights' | 'sessions' | 'viewerOf'>): void {
  const { app, cdn, db, now, rights, sessions, viewerOf } = kit;
  const personOf = async (request: FastifyRequest): Promise<Person> => {
    const { userId } = await sessions.require(request);
    return { ...(await viewerOf(request)), userId };
  };

  app.route({
    ...claimServer,
    handler: async (request) => {
      const person = await personOf(request as FastifyRequest);
      const listing = await rights.manager(request.params.id, person);
      await claim(db, listing, person.userId, now());
      return await ownedServer(db, listing, cdn);
    },
  });

  app.route({
    ...giveClaimBack,
    handler: async (request) => {
      await giveBack(db, request.params.id, await personOf(request as FastifyRequest));
      return { success: true as const };
    },
  });

  app.route({
    ...listOwnedServers,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      return (await claimedListings(db, userId)).map((row) => ownedItem(row, cdn));
    },
  });
}

function owningRoutes(
  kit: Pick<App, 'app' | 'cdn' | 'db' | 'discord' | 'now' | 'ownedOf' | 'sessions' | 'submitters'>,
): void {
  const { app, cdn, db, discord, now, ownedOf, sessions, submitters } = kit;

  app.route({
    ...getOwnedServer,
    handler: async (request) => await ownedServer(db, ownedOf(request), cdn),
  });

  app.route({
    ...editServer,
    handler: async (request) => {
      const { userId } = await sessions.require(request as FastifyRequest);
      const editor = { userId, caller: submitters.callerOf(request as FastifyRequest, userId) };
      const edited = await editListing({ db, discord, now }, ownedOf(request), editor, request.body);
      return await ownedServer(db, edited, cdn);
    },
  });

  const act = async (request: FastifyRequest, change: typeof takeDown) => {
    const { userId } = await sessions.require(request);
    return await ownedServer(db, await change(db, { listing: ownedOf(request), userId, at: now() }), cdn);
  };
  app.route({ ...takeServerDown, handler: (request) => act(request as FastifyRequest, takeDown) });
  app.route({ ...putServerBack, handler: (request) => act(request as FastifyRequest, putBack) });

  app.route({
    ...getServerAnalytics,
    handler: async (request) => await analyticsOf(db, ownedOf(request).id, now()),
  });
}
