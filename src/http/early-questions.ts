// Right after a start the catalog reads the texts of its listings, a little at a time. Who asks for what only they can
// answer waits here until they are read; in the catalog itself the wait would hold up everybody.
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#catalog/catalog.ts';

/** Searches, tags and the order by name. What this misses is answered right all the same, but holds up everybody. */
const NEEDS_TEXTS = /[?&](search|tag)=|[?&]sort=name\b|\/tags?\b|suggestions|sitemap|\/random/;

export function awaitTexts(app: FastifyInstance, catalog: Pick<Catalog, 'hasTexts' | 'readTexts'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (catalog.hasTexts || !NEEDS_TEXTS.test(request.url)) done();
    else catalog.readTexts().then(() => done(), done);
  });
}
