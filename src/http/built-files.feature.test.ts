// The files needed to install the site: their types, cache headers, and that every icon exists.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { root } from '#test/sources.ts';

interface Manifest {
  icons: { src: string; type: string; sizes: string; purpose: string }[];
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
}

const dist = mkdtempSync(path.join(os.tmpdir(), 'duskrow-files-'));
const [folder, before] = [path.join(dist, 'now'), path.join(dist, 'before')];
const source = (name: string): string => readFileSync(path.join(root, name), 'utf8');
let app: TestApp;

beforeAll(async () => {
  cpSync(path.join(root, 'public'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/page-1a2b.js'), 'export {};');
  writeFileSync(path.join(folder, 'assets/page-1a2b.js.br'), 'compressed');
  writeFileSync(path.join(folder, 'assets/.hidden'), 'not served');
  writeFileSync(path.join(folder, 'index.html'), '<!-- page template -->');
  writeFileSync(path.join(folder, 'service-worker.js'), '// built');
  mkdirSync(path.join(before, 'assets'), { recursive: true });
  for (const file of ['assets/page-1a2b.js', 'assets/part-3c4d.js', 'assets/part-3c4d.js.br', 'gone.svg']) {
    writeFileSync(path.join(before, file), `${file} of before`);
  }
  app = await startTestApp();
  await serveBuiltFiles(app.app as never, folder, [before]);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string) => app.app.inject({ url });

describe('built files', () => {
  it.each([
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/site.ar.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/service-worker.js', 'application/javascript; charset=utf-8', 'public, no-cache'],
    ['/icons/apple-touch-icon.png', 'image/png', 'public, max-age=3600'],
    ['/assets/page-1a2b.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s has its type and cache lifetime', async (url, type, cacheControl) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cacheControl]);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('are sent compressed if a compressed file exists, and HEAD matches GET', async () => {
    const url = '/assets/page-1a2b.js';
    const { headers, payload } = await app.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], payload]).toEqual(['br', 'compressed']);
    const head = await app.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, '10', '']);
  });

  it('of builds before, for pages opened before the upgrade, are those with a hash in their name', async () => {
    const url = '/assets/part-3c4d.js';
    const { headers, payload } = await app.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([payload, headers['cache-control']]).toEqual([
      'assets/part-3c4d.js.br of before',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/page-1a2b.js')).payload).toBe('export {};');
  });

  it.each([
    '/index.html',
    '/gone.svg',
    '/assets/page-1a2b.js.br',
    '/assets/nothing.js',
    '/assets/.hidden',
    '/assets/..%2Findex.html',
    '/assets/',
    '/icons',
  ])('%s is not served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('let the site be installed: every icon in the manifest exists in its declared size', async () => {
    const manifest = (await get('/site.webmanifest')).json<Manifest>();
    expect(manifest).toMatchObject({ name: 'Duskrow', start_url: '/', scope: '/', display: 'standalone' });
    const answers = await Promise.all(manifest.icons.map(({ src }) => get(src)));
    const found = answers.map(({ statusCode, headers, rawPayload }) => {
      const isPng = headers['content-type'] === 'image/png';
      const [width, height] = [16, 20].map((offset) => (isPng ? rawPayload.readUInt32BE(offset) : 0));
      return { statusCode, type: headers['content-type'], sizes: isPng ? `${width}x${height}` : 'any' };
    });
    expect(found).toEqual(manifest.icons.map(({ type, sizes }) => ({ statusCode: 200, type, sizes })));
    const sizes = manifest.icons.map((icon) => `${icon.purpose} ${icon.sizes}`);
    expect(sizes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512', 'any any']));
  });

  it('are not part of the API document', async () => {
    const { paths } = (await get('/api/v1/openapi.json')).json<{ paths: Record<string, unknown> }>();
    const others = Object.keys(paths).filter((url) => !url.startsWith('/api/'));
    expect(others).toEqual(['/oembed']);
  });

  it("have the design's dark theme colors", async () => {
    const { background_color, theme_color } = (await get('/site.webmanifest')).json<Manifest>();
    const night = /--bg: light-dark\([^,]+, (#\w+)\)/.exec(source('src/web/styles/tokens.css'))?.[1];
    expect([background_color, theme_color]).toEqual([night, night]);
  });

  it('are linked from every page', () => {
    expect(source('index.html')).toContain('<link rel="manifest" href="/site.webmanifest" />');
    expect(source('index.html')).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  });
});
