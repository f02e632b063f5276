import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { accountDeps } from '#features/accounts/accounts.ts';
import { findListing, isPublic } from '#features/listings/listings.ts';
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
import { createRights, type Person } from './rights.ts';
import { putBack, takeDown } from './taking-down.ts';
import { ownedItem, ownedServer } from './view.ts';
import { type OwnerAccess, webhookRoutes } from './webhook-routes.ts';

export function ownerRoutes(kit: App): void {
  const { app, db, viewerOf } = kit;
  app.route({
    ...getServerAbout,
    handler: async (request, reply) => {
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      const about = await serverAbout(db, listing);
      return reply.sendAnswer({ ...hashed(about), isPrivate: !isPublic(listing), listingId: listing.id });
    },
  });
  const access = { personOf: createPersonOf(kit), rights: createRights(accountDeps(kit)) };
  claimRoutes(kit, access);
  owningRoutes(kit, access);
  webhookRoutes(kit, access);
}

function createPersonOf({ sessions, limiters, viewerOf }: App) {
  return async (request: FastifyRequest): Promise<Person> => {
    const { userId } = await sessions.require(request);
    await limiters.owner(request, userId);
    return { ...(await viewerOf(request)), userId };
  };
}

function claimRoutes(kit: App, { personOf, rights }: OwnerAccess): void {
  const { app, cdn, db, now, sessions } = kit;

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

function owningRoutes(kit: App, { personOf, rights }: OwnerAccess): void {
  const { app, cdn, db, discord, now, submitters } = kit;

  app.route({
    ...getOwnedServer,
    handler: async (request) => {
      const listing = await rights.owner(request.params.id, await personOf(request as FastifyRequest));
      return await ownedServer(db, listing, cdn);
    },
  });

  app.route({
    ...editServer,
    handler: async (request) => {
      const person = await personOf(request as FastifyRequest);
      const { userId } = person;
      const listing = await rights.owner(request.params.id, person);
      const editor = { userId, caller: submitters.callerOf(request as FastifyRequest, userId) };
      return await ownedServer(db, await editListing({ db, discord, now }, listing, editor, request.body), cdn);
    },
  });

  const act = async (request: FastifyRequest, id: string, change: typeof takeDown) => {
    const person = await personOf(request);
    const listing = await rights.owner(id, person);
    return await ownedServer(db, await change(db, { listing, userId: person.userId, at: now() }), cdn);
  };
  app.route({
    ...takeServerDown,
    handler: (request) => act(request as FastifyRequest, request.params.id, takeDown),
  });
  app.route({ ...putServerBack, handler: (request) => act(request as FastifyRequest, request.params.id, putBack) });

  app.route({
    ...getServerAnalytics,
    handler: async (request) => {
      const listing = await rights.owner(request.params.id, await personOf(request as FastifyRequest));
      return await analyticsOf(db, listing.id, now());
    },
  });
}
