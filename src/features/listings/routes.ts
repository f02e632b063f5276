import { randomInt } from 'node:crypto';
import { hiddenIds } from '#features/hidden/hidden.ts';
import type { App } from '#src/app.ts';
import { hashed, sendEncoded } from '#http/encoded.ts';
import {
  drawServers,
  getDirectoryTotals,
  getServer,
  getServerBySlug,
  getServerHistory,
  listServers,
  listSuggestions,
} from './contract.ts';
import { directoryTotals, listPage, serverAnswer, suggestions } from './lists.ts';
import { findListing, listingHistory } from './listings.ts';
import { randomServers } from './random.ts';
import { serverView } from './view.ts';

export function listingRoutes({ app, db, catalog, cdn, sessions, viewerOf }: App): void {
  app.route({
    ...listServers,
    handler: (request, reply) => sendEncoded(request, reply, listPage(catalog, request.query)),
  });

  app.route({
    ...listSuggestions,
    handler: (request, reply) => {
      const { search, limit = 6 } = request.query;
      return sendEncoded(request, reply, suggestions(catalog, search, limit));
    },
  });

  app.route({
    ...getDirectoryTotals,
    handler: (request, reply) => sendEncoded(request, reply, directoryTotals(catalog)),
  });

  app.route({
    ...drawServers,
    handler: async (request) => {
      const { times = 1, ...query } = request.query;
      const hidden = await hiddenIds(db.kysely, (await sessions.of(request))?.userId);
      return randomServers(catalog, query, times, { hidden, draw: (end) => randomInt(end) });
    },
  });

  app.route({
    ...getServer,
    handler: async (request, reply) => {
      const { identifier } = request.params;
      const known = serverAnswer(catalog, identifier);
      if (known) return sendEncoded(request, reply, known);
      const row = await findListing(db, identifier, await viewerOf(request));
      return serverView(row, cdn);
    },
  });

  app.route({
    ...getServerBySlug,
    handler: async (request, reply) => {
      const known = serverAnswer(catalog, request.params.slug);
      if (known) return sendEncoded(request, reply, known);
      const row = await findListing(db, request.params.slug, await viewerOf(request));
      return serverView(row, cdn);
    },
  });

  app.route({
    ...getServerHistory,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request);
      return sendEncoded(request, reply, hashed(await listingHistory(db, request.params.id, viewer)));
    },
  });
}
