// Loads the page renderer: from the production build, or from Vite in development. Pages are .tsx, which Node cannot
// run, so this is the server's only built import.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageUrl, RenderedPage, RenderRequest } from '#contract/rendering.ts';
import { serveBuiltFiles } from './built-files.ts';
import { noPageFiles, readPageFiles } from './page-files.ts';
import { builtTemplate, type PageDocument } from './page-template.ts';

/** Exports of the built pages for the server. */
interface ServerEntry {
  /** The canonical URL of a page (see pages/routes.ts). */
  normalizeUrl(url: PageUrl): PageUrl;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}

export interface Renderer extends ServerEntry, PageDocument {}

export type LoadRenderer = (url: string) => Promise<Renderer>;

const ROOT = path.join(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');

/** The current build in dist/, with its files served, and other builds' hashed ones. Throws when there is none. */
export async function builtRenderer(app: FastifyInstance): Promise<LoadRenderer> {
  const build = path.join(DIST, await readFile(path.join(DIST, 'current'), 'utf8'));
  const client = path.join(build, 'client');
  const template = await builtTemplate(client);
  const filesOf = await readPageFiles(client);
  const entry = path.join(build, 'server/entry-server.js');
  const { normalizeUrl, renderPage } = (await import(entry)) as ServerEntry;
  const others: string[] = [];
  for await (const found of glob('*/client', { cwd: DIST })) {
    const other = path.join(DIST, found);
    if (other !== client) others.push(other);
  }
  await serveBuiltFiles(app, client, others);
  return async () => ({ template, filesOf, normalizeUrl, renderPage });
}

/** Vite as middleware, started by the first page request: pages are built on demand and reload when they change. */
export async function developmentRenderer(app: FastifyInstance): Promise<LoadRenderer> {
  let starting: Promise<ViteDevServer> | undefined;
  const start = async (): Promise<ViteDevServer> => {
    const { createServer } = await import('vite');
    const server = { middlewareMode: true as const, hmr: { server: app.server } };
    // 'native': Vite's default loader writes a temporary file, which `node --watch` treats as a change.
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
    const { normalizeUrl, renderPage } = (await server.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
    return { template, filesOf: noPageFiles, normalizeUrl, renderPage };
  };
}
