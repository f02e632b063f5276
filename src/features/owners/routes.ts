import { done } from '#contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#src/app-context.ts';
import { findListing } from '#features/listings/listings.ts';
import { listingAnswer } from '#features/listings/listed.ts';
import type { OwnersRequest, SignedInRequest } from '#http/access.ts';
import { analyticsOf } from './analytics.ts';
import { claim, claimedListings, release } from './claims.ts';
import {
  claimServer,
  editServer,
  getOwnedServer,
  getServerAbout,
  getServerAnalytics,
  releaseClaim,
  listOwnedServers,
  restoreServer,
  takeServerDown,
} from './contract.ts';
import { editListing } from './editing.ts';
import type { LoggedInViewer } from './rights.ts';
import { putBack, takeDown } from './taking-down.ts';
import { ownedItem, ownedServer, serverAbout } from './view.ts';
import { webhookRoutes } from './webhook-routes.ts';

export function ownerRoutes(
  context: Pick<
    AppContext,
    | 'account'
    | 'app'
    | 'cdn'
    | 'config'
    | 'db'
    | 'discord'
    | 'now'
    | 'ownedOf'
    | 'rights'
    | 'userOf'
    | 'callerKeys'
    | 'viewerOf'
  >,
): void {
  const { app, db, viewerOf } = context;
  app.route({
    ...getServerAbout,
    handler: async (request, reply) => {
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      const about = await serverAbout(db, listing);
      return reply.sendAnswer(listingAnswer(listing, about));
    },
  });
  claimRoutes(context);
  owningRoutes(context);
  webhookRoutes(context);
}

function claimRoutes(
  context: Pick<AppContext, 'app' | 'cdn' | 'db' | 'now' | 'rights' | 'callerKeys' | 'userOf' | 'viewerOf'>,
): void {
  const { app, cdn, db, now, rights, callerKeys, userOf, viewerOf } = context;
  const loggedInViewerOf = async (request: FastifyRequest & SignedInRequest): Promise<LoggedInViewer> => ({
    ...(await viewerOf(request)),
    userId: userOf(request),
  });

  app.route({
    ...claimServer,
    handler: async (request) => {
      const viewer = await loggedInViewerOf(request);
      const listing = await rights.requireManager(request.params.id, viewer);
      await claim({ db, reviewKey: callerKeys.reviewKey }, listing, viewer.userId, now());
      return await ownedServer({ db, cdn }, listing, viewer);
    },
  });

  app.route({
    ...releaseClaim,
    handler: async (request) => {
      await release(context, request.params.id, await loggedInViewerOf(request));
      return done;
    },
  });

  app.route({
    ...listOwnedServers,
    handler: async (request) => {
      const userId = userOf(request);
      return (await claimedListings(db, userId)).map((row) => ownedItem(row, cdn));
    },
  });
}

function owningRoutes(
  context: Pick<
    AppContext,
    'app' | 'cdn' | 'db' | 'discord' | 'now' | 'ownedOf' | 'userOf' | 'callerKeys' | 'viewerOf'
  >,
): void {
  const { app, db, discord, now, ownedOf, userOf, callerKeys, viewerOf } = context;
  const answer = async (request: FastifyRequest, row: ReturnType<typeof ownedOf>) =>
    await ownedServer(context, row, await viewerOf(request));

  app.route({ ...getOwnedServer, handler: (request) => answer(request, ownedOf(request)) });

  app.route({
    ...editServer,
    handler: async (request) => {
      const userId = userOf(request);
      const editor = { userId, caller: callerKeys.lookUpCaller(request, userId) };
      const edited = await editListing({ db, discord, now }, ownedOf(request), editor, request.body);
      return await answer(request, edited);
    },
  });

  const act = async (request: FastifyRequest & OwnersRequest, change: typeof takeDown) => {
    const changed = await change(db, { listing: ownedOf(request), userId: userOf(request), at: now() });
    return await answer(request, changed);
  };
  app.route({ ...takeServerDown, handler: (request) => act(request, takeDown) });
  app.route({ ...restoreServer, handler: (request) => act(request, putBack) });

  app.route({
    ...getServerAnalytics,
    handler: async (request) => await analyticsOf(db, ownedOf(request), now()),
  });
}
