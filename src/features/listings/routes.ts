import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { type Encoded, hashed, sendEncoded } from '#http/encoded.ts';
import { alternatives } from './alternatives.ts';
import { listAlternatives } from './alternatives-contract.ts';
import {
  drawServers,
  getDirectoryTotals,
  getServer,
  getServerBySlug,
  getServerHistory,
  listServers,
  listSuggestions,
} from './contract.ts';
import { directoryTotals, serverAnswer, suggestions } from './lists.ts';
import { findListing, listingHistory } from './listings.ts';
import { isPublic } from './listed.ts';
import { randomServers } from './random.ts';
import { createRememberedLists } from './remembered-lists.ts';
import { serverView } from './view.ts';

export function listingRoutes(kit: App): void {
  listRoutes(kit);
  serverRoutes(kit);
}

function listRoutes({ app, catalog, hiddenFrom, knownAnswers, switches }: App): void {
  const lists = createRememberedLists(catalog);
  // What guards the API stands behind it.
  knownAnswers.add((address, take) => (switches.isOn('keyless-api') ? lists.at(address, take) : undefined));

  app.route({
    ...listServers,
    handler: (request, reply) => sendEncoded(request, reply, lists.answer(request.url, request.query)),
  });

  app.route({
    ...listSuggestions,
    handler: (request, reply) => {
      const { search, limit = 6 } = request.query;
      return sendEncoded(request, reply, suggestions(catalog, search, limit));
    },
  });

  app.route({
    ...listAlternatives,
    handler: (request, reply) => sendEncoded(request, reply, hashed(alternatives(catalog, request.query))),
  });

  app.route({
    ...getDirectoryTotals,
    handler: (request, reply) => sendEncoded(request, reply, directoryTotals(catalog)),
  });

  app.route({
    ...drawServers,
    handler: async (request) => {
      const { times = 1, ...query } = request.query;
      const hidden = await hiddenFrom(request);
      return randomServers(catalog, query, times, { hidden, draw: (end) => randomInt(end) });
    },
  });
}

function serverRoutes({ app, db, catalog, cdn, viewerOf }: App): void {
  /** From the catalog; else what is on no list, which may be for its submitter alone. */
  const answer = async (request: FastifyRequest, identifier: string): Promise<Encoded> => {
    const known = serverAnswer(catalog, identifier);
    if (known) return known;
    const row = await findListing(db, identifier, await viewerOf(request));
    return { ...hashed(serverView(row, cdn)), isPrivate: !isPublic(row) };
  };

  app.route({
    ...getServer,
    handler: async (request, reply) =>
      sendEncoded(request, reply, await answer(request as FastifyRequest, request.params.identifier)),
  });

  app.route({
    ...getServerBySlug,
    handler: async (request, reply) =>
      sendEncoded(request, reply, await answer(request as FastifyRequest, request.params.slug)),
  });

  app.route({
    ...getServerHistory,
    handler: async (request, reply) => {
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      const history = await listingHistory(db, listing.id);
      return sendEncoded(request, reply, { ...hashed(history), isPrivate: !isPublic(listing) });
    },
  });
}
