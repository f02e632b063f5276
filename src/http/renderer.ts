// Where the pages' renderer comes from: the production build, or Vite while developing. Pages are .tsx, which Node
// does not run, so this is the server's only built import.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageAddress, RenderedPage, RenderRequest } from '#contract/rendering.ts';
import { serveBuiltFiles } from './built-files.ts';
import { noPageFiles, type PageFiles, readPageFiles } from './page-files.ts';
import { builtTemplate } from './page-template.ts';

/** What the built pages have for the server. */
interface ServerEntry {
  /** The one address of all that show the same page (see pages/routes.ts). */
  pageAddress(address: PageAddress): PageAddress;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}

export interface Renderer extends ServerEntry {
  /** HTML with the places <!--theme-->, <!--head-->, <!--body-->, <!--files--> and <!--state-->. */
  template: string;
  /** Addresses of what hydrates a page, without the first script; none while developing. */
  filesOf: PageFiles;
}

export type LoadRenderer = (url: string) => Promise<Renderer>;

const ROOT = path.join(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'dist/client');

/** The build in dist/, with its files served compressed as they lie. Throws when it is missing. */
export async function builtRenderer(app: FastifyInstance): Promise<LoadRenderer> {
  const template = await builtTemplate(CLIENT);
  const filesOf = await readPageFiles(CLIENT);
  const entry = path.join(ROOT, 'dist/server/entry-server.js');
  const { pageAddress, renderPage } = (await import(entry)) as ServerEntry;
  await serveBuiltFiles(app, CLIENT);
  return async () => ({ template, filesOf, pageAddress, renderPage });
}

/** Vite as middleware, started by the first page: pages are built as they are asked for and reload when they change. */
export async function developmentRenderer(app: FastifyInstance): Promise<LoadRenderer> {
  let starting: Promise<ViteDevServer> | undefined;
  const start = async (): Promise<ViteDevServer> => {
    const { createServer } = await import('vite');
    const server = { middlewareMode: true as const, hmr: { server: app.server } };
    // Loaded as it lies: Vite's other way writes a file for a moment, which `node --watch` takes for a change.
    return await createServer({ root: ROOT, server, appType: 'custom', configLoader: 'native' });
  };
  const vite = (): Promise<ViteDevServer> => (starting ??= start());
  app.addHook('onClose', async () => await (await starting)?.close());
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    const { middlewares } = await vite();
    const { raw } = reply;
    await new Promise<void>((resolve, reject) => {
      raw.once('close', resolve);
      middlewares(request.raw, raw, (error?: unknown) => (error ? reject(error as Error) : resolve()));
    });
    if (raw.writableEnded) reply.hijack();
  });
  return async (url) => {
    const source = await readFile(path.join(ROOT, 'index.html'), 'utf8');
    const server = await vite();
    const template = await server.transformIndexHtml(url, source);
    const { pageAddress, renderPage } = (await server.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
    return { template, filesOf: noPageFiles, pageAddress, renderPage };
  };
}
