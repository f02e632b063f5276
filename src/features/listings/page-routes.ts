// Routes outside the API: files for search engines, and redirects to a server's page.
import { randomInt } from 'node:crypto';
import type { AppContext } from '#src/app-context.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import { AppError } from '#http/errors.ts';
import { findListing } from './listings.ts';
import { randomPath } from './random.ts';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

const undocumented = { schema: { hide: true } } as const;
const readable = { ...undocumented, config: { cacheScope: 'public' } } as const;

export function listingPageRoutes({
  app,
  db,
  catalog,
  config,
  hiddenFrom,
  viewerOf,
}: Pick<AppContext, 'app' | 'catalog' | 'config' | 'db' | 'hiddenFrom' | 'viewerOf'>): void {
  const { publicUrl } = config.http;

  app.get('/robots.txt', readable, (_request, reply) => {
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl));
  });

  app.get('/sitemap.xml', readable, (_request, reply) => {
    reply.type('application/xml; charset=utf-8').send(sitemapIndex(catalog, publicUrl));
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', readable, (request, reply) => {
    const file = sitemapFile(catalog, publicUrl, request.params.name);
    if (file === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').send(file);
  });

  app.get('/random', undocumented, async (request, reply) => {
    const start = request.url.indexOf('?');
    const search = start < 0 ? '' : request.url.slice(start);
    const path = randomPath(catalog, search, {
      // Rather a hidden server than none while the database is unavailable.
      hidden: (await unlessUnavailable(hiddenFrom(request))) ?? new Set(),
      draw: (end) => randomInt(end),
    });
    return reply.header('cache-control', 'no-store').redirect(path, 302);
  });

  // A form of URL that older links and the recommendations use.
  app.get<{ Params: { identifier: string } }>('/servers/:identifier', undocumented, async (request, reply) => {
    try {
      const row = await findListing(db, request.params.identifier, await viewerOf(request));
      // The slug of a pending server is only for its submitter.
      return reply.header('cache-control', 'no-store').redirect(`/server/${row.slug}`, 301);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return reply.callNotFound();
      throw error;
    }
  });
}
