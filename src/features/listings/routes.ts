import type { App } from '#src/app.ts';
import { hashed, sendEncoded } from '#http/encoded.ts';
import {
  getDirectoryTotals,
  getServer,
  getServerBySlug,
  getServerHistory,
  listServers,
  listSuggestions,
} from './contract.ts';
import { directoryTotals, listPage, serverAnswer, suggestions } from './lists.ts';
import { findListing, listingHistory } from './listings.ts';
import { serverView } from './view.ts';

export function listingRoutes({ app, db, catalog, cdn, viewerOf }: App): void {
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
