import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#src/app-context.ts';
import type { Answer } from '#http/answer.ts';
import { alternativesAnswer, suggestions } from './alternatives.ts';
import { listAlternatives, listSuggestions } from './alternatives-contract.ts';
import {
  drawServers,
  getDirectoryTotals,
  getServer,
  getServerBySlug,
  getServerHistory,
  listServers,
} from './contract.ts';
import { directoryTotals, listAnswer, serverAnswer } from './lists.ts';
import { findListing, listingHistory } from './listings.ts';
import { listingAnswer } from './listed.ts';
import { randomServers } from './random.ts';
import { serverView } from './view.ts';

type ListContext = Pick<AppContext, 'app' | 'catalog' | 'hiddenFrom'>;
type ServerContext = Pick<AppContext, 'app' | 'catalog' | 'cdn' | 'db' | 'viewerOf'>;

export function listingRoutes(context: ListContext & ServerContext): void {
  listRoutes(context);
  serverRoutes(context);
}

function listRoutes({ app, catalog, hiddenFrom }: ListContext): void {
  app.route({
    ...listServers,
    handler: (request, reply) => reply.sendAnswer(listAnswer(catalog, request.query)),
  });

  app.route({
    ...listSuggestions,
    handler: (request, reply) => {
      const { search, limit = 6 } = request.query;
      return reply.sendAnswer(suggestions(catalog, search, limit));
    },
  });

  app.route({
    ...listAlternatives,
    handler: (request, reply) => reply.sendAnswer(alternativesAnswer(catalog, request.query)),
  });

  app.route({
    ...getDirectoryTotals,
    handler: (request, reply) => reply.sendAnswer(directoryTotals(catalog)),
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

function serverRoutes({ app, db, catalog, cdn, viewerOf }: ServerContext): void {
  /** From the catalog, or else a listing that is on no list and possibly visible only to its submitter. */
  const answer = async (request: FastifyRequest, identifier: string): Promise<Answer> => {
    const known = serverAnswer(catalog, identifier);
    if (known) return known;
    const row = await findListing(db, identifier, await viewerOf(request));
    return listingAnswer(row, serverView(row, cdn));
  };

  app.route({
    ...getServer,
    handler: async (request, reply) =>
      reply.sendAnswer(await answer(request as FastifyRequest, request.params.identifier)),
  });

  app.route({
    ...getServerBySlug,
    handler: async (request, reply) => reply.sendAnswer(await answer(request as FastifyRequest, request.params.slug)),
  });

  app.route({
    ...getServerHistory,
    handler: async (request, reply) => {
      const listing = await findListing(db, request.params.id, await viewerOf(request));
      const history = await listingHistory(db, listing.id);
      return reply.sendAnswer(listingAnswer(listing, history));
    },
  });
}
