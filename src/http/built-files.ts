// Serves the build's browser files under their file names.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { CACHE_CONTROL } from './reads.ts';

/** Contains files with hashes of their content in their names. */
const HASHED = 'assets';

/**
 * Serves the files that `folder` contains now, compressed if a compressed file exists.
 * @param others the same folder of other builds: a page opened before an upgrade loads its lazy parts afterwards
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  folder: string,
  others: readonly string[] = [],
): Promise<void> {
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
  for (const [inside, roots] of await servedFiles(folder, others)) {
    // Top-level files share their level with pages, so each gets a route. A folder has one route for all its files: one
    // per file, of which there are over a hundred, takes 5 % of an empty start.
    const urls = inside === '' ? [...roots.keys()] : [`${inside}/:name`];
    for (const url of urls) {
      app.get<{ Params: { name?: string } }>(`/${url}`, options, ({ params: { name = url } }, reply) => {
        const root = roots.get(name);
        return root === undefined ? reply.callNotFound() : reply.sendFile(path.posix.join(inside, name), root);
      });
    }
  }
}

/**
 * The build that each file is sent from, by folder and file name. Not index.html, the template of pages, nor compressed
 * files, which replace their originals.
 */
async function servedFiles(folder: string, others: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const served = new Map<string, Map<string, string>>();
  for (const root of [...others, folder]) {
    for (const file of await readdir(root, { recursive: true, withFileTypes: true })) {
      const inside = path.relative(root, file.parentPath).replaceAll(path.sep, '/');
      const isHidden = `/${inside}/${file.name}`.includes('/.');
      if (!file.isFile() || isHidden || /^index\.html$|\.(br|gz)$/.test(file.name)) continue;
      if (root !== folder && inside !== HASHED) continue;
      served.set(inside, (served.get(inside) ?? new Map<string, string>()).set(file.name, root));
    }
  }
  return served;
}

function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}${HASHED}${path.sep}`)) return 'public, max-age=31536000, immutable';
  // Otherwise an old one would outlive the pages it belongs to.
  if (path.basename(file) === 'service-worker.js') return CACHE_CONTROL.public;
  return 'public, max-age=3600';
}
