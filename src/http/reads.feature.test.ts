// Every read in the contract that needs no session: its `Cache-Control`, and 304 when the ETag matches. New endpoints
// are included; one that requires a query needs a row in QUERIES.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { makeDump, startDumpApp } from '#test/dump.ts';
import { addReview, type SignedIn, signIn, submitServer } from '#test/factories.ts';

const calls = Object.values<EndpointShape>(api);
const reads = calls
  // Files with their own headers are tested next to their routes.
  .filter((shape) => 200 in shape.schema.response && ['public', 'by-viewer'].includes(shape.config.cacheScope ?? ''))
  .map((shape) => [shape.url, shape] as const);
const uncached = calls.filter((shape) => shape.config.cacheScope === 'uncached').map(({ url }) => url);
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/suggestions': '?search=pixel',
  '/oembed': '?url=http://localhost:3000/server/:slug',
};

type Method = EndpointShape['method'] | 'HEAD' | 'OPTIONS';
const POLICY = 'content-security-policy';
/** Nothing to load, to run or to frame. */
const DATA_ONLY = "default-src 'none'; frame-ancestors 'none'";

let app: TestApp;
let user: SignedIn;
beforeAll(async () => {
  app = await startDumpApp();
  const { id } = await submitServer(app, 'pixelorchard', ['Gaming']);
  await addReview(app, id, 5);
  await app.db.write(async ({ tx, changed }) => {
    const values = { tags: '["pixel art"]', language: 'en' };
    await tx.updateTable('listings').set(values).where('id', '=', id).execute();
    changed(id);
  });
  await makeDump(app);
  user = await signIn(app);
});
afterAll(async () => await app.close());

/** The URL of a call about an existing server. */
function addressOf(url: string, server = 'pixel-orchard'): string {
  const whole = url + (QUERIES[url] ?? '');
  return whole
    .replace(':inviteCode', 'pixelorchard')
    .replace(':name', 'gaming')
    .replace(':tag', 'pixel-art')
    .replace(':code', 'en')
    .replace(/:[a-z]\w*/gi, server);
}

async function ask(url: string, headers: Record<string, string> = {}, method: Method = 'GET') {
  return await app.app.inject({ method, url, headers });
}

it('reads are found in the contract', () => expect(reads.length).toBeGreaterThan(20));

it('reads retain nothing of a request in memory after the answer', async () => {
  const requests: [string, WeakRef<object>][] = [];
  for (const [url] of reads) requests.push([url, new WeakRef((await ask(addressOf(url))).raw.req)]);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const inMemory = () => {
    collectGarbage();
    return requests.filter(([, request]) => request.deref()).map(([url]) => url);
  };
  // An object dereferenced from a WeakRef stays alive until the current turn of the event loop ends.
  await expect.poll(inMemory).toEqual([]);
});

describe.each(reads)('%s', (url, shape) => {
  const address = addressOf(url);

  it('has an ETag and Cache-Control', async () => {
    const { statusCode, headers } = await ask(address);
    expect(statusCode).toBe(200);
    expect(headers.etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
    expect(headers['access-control-expose-headers']).toContain('ETag');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const isForAll = shape.config.cacheScope === 'public';
    expect(headers['cache-control']).toBe(isForAll ? 'public, no-cache' : 'private, no-cache');
    const isFile = shape.url === '/oembed' || shape.config.fileType !== undefined;
    const varyForAll = isFile ? undefined : 'accept-encoding';
    expect(headers.vary).toBe(isForAll ? varyForAll : 'cookie');
  });

  it('answers 304 to a matching ETag in any format, and to no other', async () => {
    const { headers } = await ask(address);
    const etag = String(headers.etag);
    const opaque = etag.replace(/^W\//, '');
    for (const known of [etag, opaque, `W/${opaque}`, `"other", ${etag}`, `W/"x" ,${opaque},"y"`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(address, { 'if-none-match': known }, method);
        expect([known, method, answer.statusCode, answer.payload]).toEqual([known, method, 304, '']);
        for (const name of ['etag', 'cache-control', 'vary', 'access-control-allow-origin', POLICY]) {
          expect([name, answer.headers[name]]).toEqual([name, headers[name]]);
        }
      }
    }
    expect((await ask(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD like GET, without a body', async () => {
    const [get, head] = [await ask(address), await ask(address, {}, 'HEAD')];
    const { date: _date, connection: _connection, ...expected } = get.headers;
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject(expected);
    expect(head.payload).toBe('');
  });

  it('allows preflighted requests from other sites, without cookies', async () => {
    const { statusCode, headers } = await ask(
      address,
      {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
      'OPTIONS',
    );
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': expect.stringContaining('If-None-Match'),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('is the same for everyone if shared caches can store it', async () => {
    if (shape.config.cacheScope !== 'public') return;
    const cookie = user.cookie;
    const [visitor, known] = [await ask(address), await ask(address, { cookie })];
    expect(known.payload).toBe(visitor.payload);
    expect(known.headers.etag).toBe(visitor.headers.etag);
  });

  it('sends refusals with no-store', async () => {
    if (!(404 in shape.schema.response) || !url.includes(':')) return;
    const nothing = url.replace(':inviteCode', 'nothing-here').replace(/:(?:name|tag|code)/, 'none');
    const answer = await ask(addressOf(nothing, 's_none'));
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
  });
});

describe('a server pending review', () => {
  const about = reads.filter(([url]) => /:(?:id|identifier|slug|serverId)\b/.test(url)).map(([url]) => url);
  let held: TestApp;
  let id: string;
  let cookie: string;
  beforeAll(async () => {
    held = await startTestApp({ MIN_MEMBERS: '1000000000' });
    const submitted = await held.app.inject({
      method: 'POST',
      url: '/api/v1/servers',
      payload: { inviteUrl: 'pixelorchard' },
    });
    id = submitted.json<{ server: { id: string } }>().server.id;
    cookie = submitted.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  });
  afterAll(async () => await held.close());

  it.each(about)("is cached only in its submitter's browser: %s", async (url) => {
    const address = url.replace(/:\w+/, id);
    const own = await held.app.inject({ url: address, headers: { cookie } });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    const etag = String(own.headers.etag);
    const stranger = await held.app.inject({ url: address, headers: { 'if-none-match': etag } });
    expect([stranger.statusCode, stranger.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('a browser that displays an answer loads nothing and cannot frame it', () => {
  const tested = calls.filter(({ url }) => url.startsWith('/api/')).map(({ method, url }) => [method, url] as const);

  it.each(tested)('%s %s', async (method, url) => {
    // No writes when logged in: they would end the session and the account.
    const cookies: Record<string, string>[] = method === 'GET' ? [{ cookie: user.cookie }] : [];
    for (const headers of [{ 'accept-encoding': 'br' }, ...cookies]) {
      const answer = await ask(addressOf(url), headers, method);
      expect([answer.statusCode, answer.headers[POLICY]]).toEqual([answer.statusCode, DATA_ONLY]);
    }
  });

  it.each([
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/api/v1/nothing'],
    ['GET', '/api/v1/servers?page=0'],
    ['GET', '/api/v1/servers/%ZZ'],
    ['OPTIONS', '/api/v1/servers'],
  ] as const)('%s %s', async (method, url) => {
    expect((await ask(url, {}, method)).headers[POLICY]).toBe(DATA_ONLY);
  });
});

describe('personal data', () => {
  const personal = calls
    .filter(({ method, config }) => method === 'GET' && config.access !== 'visitor')
    .map(({ url }) => url);

  it.each(personal)('is never cached and not readable by other sites: %s', async (url) => {
    const { headers } = await ask(addressOf(url), { cookie: user.cookie });
    expect([headers['cache-control'], headers['access-control-allow-origin']]).toEqual(['no-store', undefined]);
  });
});

it.each(uncached)('%s is public but never cached', async (url) => {
  const { headers } = await ask(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  expect(headers.etag).toBeUndefined();
});

it.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/api/v1/openapi.json'])(
  '%s can also be revalidated by its ETag',
  async (url) => {
    const { headers } = await ask(url);
    expect(headers['cache-control']).toMatch(/^public, /);
    expect((await ask(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  },
);

it('the OpenAPI document describes caching', async () => {
  interface Operation {
    responses: Record<string, { headers?: Record<string, { schema: { const?: string } }>; content?: object }>;
  }
  const { paths } = (await ask('/api/v1/openapi.json')).json<{ paths: Record<string, { get?: Operation }> }>();
  for (const [url, shape] of reads.filter(([, { schema }]) => !schema.hide)) {
    const { responses } = paths[url.replace(/:(\w+)/g, '{$1}')]!.get!;
    const isForAll = shape.config.cacheScope === 'public';
    expect(Object.keys(responses)).toContain('304');
    expect(responses['200']!.headers?.['Cache-Control']?.schema.const).toBe(
      isForAll ? 'public, no-cache' : 'private, no-cache',
    );
  }
  const { responses } = paths['/api/v1/dump']!.get!;
  expect(Object.keys(responses)).toEqual(['200', '206', '304', '403', '404', '416', '503']);
  expect(Object.keys(responses['200']!.content ?? {})).toEqual(['application/gzip']);
  expect(Object.keys(responses['206']!.headers ?? {})).toContain('Content-Range');
});
