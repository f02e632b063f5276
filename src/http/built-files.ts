// Serves the build's browser files under their file names.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { CACHE_CONTROL } from './reads.ts';

/** Serves the files that `folder` contains now, compressed if a compressed file exists. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => reply.header('cache-control', cacheControlOf(file)),
  });
  const options: RouteShorthandOptions = {
    // Not in the OpenAPI document.
    schema: { hide: true },
    config: { isAlwaysAnswered: true },
    errorHandler(error, request, reply) {
      // The client disconnected, which is not an error.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else app.errorHandler(error, request, reply);
    },
  };
  for (const [inside, names] of await servedNames(folder)) {
    // Top-level files share their level with pages, so each gets a route. A folder has one route for all its files: one
    // per file, of which there are over a hundred, takes 5 % of an empty start.
    const urls = inside === '' ? [...names] : [`${inside}/:name`];
    for (const url of urls) {
      app.get<{ Params: { name?: string } }>(`/${url}`, options, ({ params: { name = url } }, reply) =>
        names.has(name) ? reply.sendFile(path.posix.join(inside, name)) : reply.callNotFound(),
      );
    }
  }
}

/** File names by folder. Not index.html, the template of pages, nor compressed files, which replace their originals. */
async function servedNames(folder: string): Promise<Map<string, Set<string>>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const served = new Map<string, Set<string>>();
  for (const file of files) {
    const inside = path.relative(folder, file.parentPath).replaceAll(path.sep, '/');
    const isHidden = `/${inside}/${file.name}`.includes('/.');
    if (!file.isFile() || isHidden || /^index\.html$|\.(br|gz)$/.test(file.name)) continue;
    served.set(inside, (served.get(inside) ?? new Set()).add(file.name));
  }
  return served;
}

function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  // Otherwise an old one would outlive the pages it belongs to.
  if (path.basename(file) === 'service-worker.js') return CACHE_CONTROL.public;
  return 'public, max-age=3600';
}
