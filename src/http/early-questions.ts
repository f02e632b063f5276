// Right after a start the catalog reads the cards and texts of its listings, a little at a time. Who asks for what only all
// of them can answer waits here until they are read; in the catalog itself the wait would hold up everybody.
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#catalog/catalog.ts';
import { overloaded } from './errors.ts';

/**
 * Searches, tags, the order by name, and what reads thousands of cards. What this misses is answered right all the same,
 * but holds up everybody.
 */
const NEEDS_ALL =
  /[?&](search|tag)=|[?&]sort=name\b|\/tags?\b|suggestions|sitemap|\/random|\/points|recommendations|trending\.atom|\/dump/;

export function awaitWhole(app: FastifyInstance, catalog: Pick<Catalog, 'isWhole' | 'readRest'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (catalog.isWhole || !NEEDS_ALL.test(request.url)) done();
    // A process that stops leaves the rest unread.
    else catalog.readRest().then((isWhole) => done(isWhole ? undefined : overloaded()), done);
  });
}
