import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { addPages } from '#http/pages.ts';
import type { Renderer } from '#http/renderer.ts';
import { inlineScriptHash } from '#http/inline-script.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
let origin: string;
let rendered = 0;
/** URLs that reached the router. */
const routed: string[] = [];

const rest = { validUntil: Infinity };
/** Makes pages large enough to be compressed. */
const REST = '<!-- lantern -->'.repeat(100);

/** A page with the number of servers that match its query; /people shows the names on the leaderboard. */
const renderer: Renderer = {
  normalizeUrl({ path, search }) {
    const given = new URLSearchParams(search);
    const own = ['page', 'search'].flatMap((name) =>
      given.getAll(name).map((value): [string, string] => [name, value]),
    );
    return { path, search: own.length > 0 ? `?${new URLSearchParams(own)}` : '' };
  },
  filesOf: () => [],
  template: `<html lang="en" dir="ltr"><head><!--head--></head><body><!--body--><script><!--state--></script></body>${REST}`,
  async renderPage({ path, search, api, language, now }) {
    rendered++;
    const query = Object.fromEntries(new URLSearchParams(search));
    if (path === '/gone') return { status: 404, head: '', body: 'gone', state: '{}', ...rest, isCacheable: true };
    if (path === '/away') return { status: 503, head: '', body: 'away', state: '{}', ...rest, isCacheable: false };
    if (path === '/old')
      return { status: 301, head: '', body: '', state: '{}', ...rest, redirect: '/new', isCacheable: false };
    if (path === '/people') {
      const { entries } = await api('GET /api/v1/leaderboards');
      const body = entries.map(({ username }) => username).join();
      return { status: 200, head: '', body, state: '{}', ...rest, isCacheable: true, revalidates: true };
    }
    const { total } = await api('GET /api/v1/servers', { query: { search: query['search'], limit: 1 } });
    // The state contains `$&`, which a careless replacement would expand.
    return {
      status: 200,
      head: `<title>${path}</title>`,
      body: `${total} servers${language === 'en' ? '' : ` in ${language}`}`,
      state: '{"a":"$&"}',
      ...rest,
      isCacheable: true,
      ...(path === '/aging' ? { body: `at ${now}`, validUntil: now + MINUTE_MS } : {}),
    };
  },
};

beforeAll(async () => {
  app = await startTestApp();
  app.app.addHook('onRequest', async ({ url }) => void routed.push(url));
  addPages(app, async () => renderer);
  await submitServer(app, 'hollowlantern');
  await submitServer(app, 'pixelorchard');
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => await app.close());
beforeEach(() => void (rendered = 0));

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

describe('pages', () => {
  it('include those with a name of a thousand letters', async () => {
    const { statusCode, headers } = await get(`/server/${'x'.repeat(1000)}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('are rendered with data from the API into the template', async () => {
    const answer = await get('/servers');
    expect(answer.payload).toBe(
      `<html lang="en" dir="ltr"><head><title>/servers</title></head><body>2 servers<script>{"a":"$&"}</script></body>${REST}`,
    );
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${inlineScriptHash};`);
  });

  it('return 503 with Retry-After while part of their data is unavailable', async () => {
    const answer = await get('/away');
    expect([answer.statusCode, answer.headers['retry-after'], answer.payload]).toEqual([
      503,
      '5',
      expect.stringContaining('away'),
    ]);
  });

  it('are cached regardless of the order of parameters', async () => {
    await get('/cached?search=hollow&page=1');
    await get('/cached?page=1&search=hollow');
    expect(rendered).toBe(1);
  });

  it('ignore unknown parameters in the cache key, also before routing', async () => {
    await get('/campaign?page=2');
    const urls = Array.from({ length: 20 }, (_, i) => `/campaign?utm_source=${i}&page=2&fbclid=${i}`);
    for (const url of urls) expect((await get(url)).payload).toContain('/campaign');
    routed.length = 0;
    const headers = { 'accept-encoding': 'br' };
    for (const url of urls) expect((await fetch(origin + url, { headers })).status).toBe(200);
    expect([rendered, routed]).toEqual([1, []]);
  });

  it('are rendered once for concurrent equal requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/together')));
    expect(rendered).toBe(1);
  });

  it('remain valid after an unrelated write and are re-rendered after one that they show', async () => {
    await get('/?search=hollow');
    app.clock.advance(3_600_000);
    await submitServer(app, 'slowrun');
    await get('/?search=hollow');
    expect(rendered).toBe(1);
    const { servers } = await app.api('GET /api/v1/servers', { query: { search: 'hollow' } });
    await app.api('POST /api/v1/servers/:id/sync', { params: { id: servers[0]!.id } });
    await get('/?search=hollow');
    expect(rendered).toBe(2);
  });

  it('are re-rendered exactly when their relative times expire', async () => {
    const first = await get('/aging');
    app.clock.advance(MINUTE_MS - 1);
    const again = await get('/aging', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, rendered]).toEqual([304, 1]);
    app.clock.advance(1);
    const later = await get('/aging', { 'if-none-match': String(first.headers.etag) });
    expect([later.statusCode, rendered]).toEqual([200, 2]);
    expect(later.headers.etag).not.toBe(first.headers.etag);
    expect(later.payload).not.toBe(first.payload);
  });

  it('with expired relative times are not sent before routing', async () => {
    const read = async () => await (await fetch(`${origin}/aging?search=wire`)).text();
    const first = await read();
    expect(await read()).toBe(first);
    app.clock.advance(MINUTE_MS);
    expect(await read()).not.toBe(first);
    expect(rendered).toBe(2);
  });

  it('are rendered and cached by the language that the browser prefers or the visitor chose', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9' };
    const first = await get('/spoken', german);
    expect(first.payload).toContain('<html lang="de" dir="ltr">');
    expect(first.payload).toContain('servers in de');
    expect((await get('/spoken', { ...german, cookie: 'language=ar' })).payload).toContain(
      '<html lang="ar" dir="rtl">',
    );
    expect((await get('/spoken')).payload).toContain('<html lang="en" dir="ltr">');
    expect(rendered).toBe(3);
    expect((await get('/spoken', german)).payload).toBe(first.payload);
    expect(rendered).toBe(3);
  });

  it('store the language of a lang parameter and redirect to the URL without it', async () => {
    const answer = await get('/servers?search=a&lang=fr');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/servers?search=a']);
    expect(answer.headers['set-cookie']).toMatch(/^language=fr; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get('/servers?lang=xx')).statusCode).toBe(200);
  });

  it('have the same headers when they are cached', async () => {
    const { headers: first } = await get('/headers');
    const { headers: cached } = await get('/headers');
    expect(cached).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(cached['content-security-policy']).toBe(first['content-security-policy']);
    expect(cached['vary']).toBe('accept-encoding, accept-language, cookie');
  });

  it('return 304 to a matching ETag until they change', async () => {
    const { headers: first } = await get('/tagged?search=hollow');
    const again = { 'if-none-match': String(first.etag) };
    const known = await get('/tagged?search=hollow', again);
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    const { etag, vary, 'cache-control': caching, 'content-security-policy': policy } = first;
    expect(known.headers).toMatchObject({ etag, vary, 'cache-control': caching, 'content-security-policy': policy });
    expect((await get('/tagged', again)).statusCode).toBe(200);
    expect((await get('/tagged?search=hollow', { ...again, 'accept-language': 'de' })).statusCode).toBe(200);
    expect(rendered).toBe(3);
  });

  it('are sent from the cache before routing, until something that they show changes', async () => {
    const read = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${origin}/wire?search=orchard`, { headers });
      const { date: _date, ...fixed } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: fixed, text: await answer.text() };
    };
    const first = await read();
    routed.length = 0;
    expect(await read()).toEqual(first);
    expect(await read({ 'if-none-match': first.headers['etag']! })).toMatchObject({ status: 304, text: '' });
    expect(routed).toEqual([]);
    expect((await read({ 'accept-language': 'de' })).text).toContain('in de');
    app.clock.advance(3_600_000);
    await submitServer(app, 'mycelium');
    routed.length = 0;
    expect(await read()).toEqual(first);
    expect([rendered, routed]).toEqual([2, []]);
  });

  it('are not cached for a URL with a lang parameter, however it is encoded', async () => {
    for (const lang of ['l%61ng=fr', 'lang=fr']) {
      const answer = await fetch(`${origin}/lang?page=1&${lang}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/lang?page=1']);
    }
  });

  it('are compressed on request', async () => {
    const answer = await get('/packed', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('servers');
    expect((await get('/packed', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/packed', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('are the same page in every encoding, rendered once', async () => {
    const { headers: packed } = await get('/encoded', { 'accept-encoding': 'br' });
    const { headers: plain, payload } = await get('/encoded');
    const zipped = await get('/encoded', { 'accept-encoding': 'gzip' });
    expect([gunzipSync(zipped.rawPayload).toString(), zipped.headers.etag]).toEqual([payload, plain.etag]);
    expect(rendered).toBe(1);
    expect([plain.etag, plain['content-encoding']]).toEqual([packed.etag, undefined]);
    expect((await get('/encoded', { 'if-none-match': String(packed.etag) })).statusCode).toBe(304);
  });

  it('are sent from the cache to visitors with a cookie of ours too', async () => {
    await get('/everybody');
    await get('/everybody', { cookie: 'duskrow_session=x' });
    expect(rendered).toBe(1);
  });

  it('are not cached when rendered for a visitor with a cookie of ours', async () => {
    const first = await get('/mine', { cookie: 'duskrow_submitter=x' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    await get('/mine', { cookie: 'duskrow_submitter=x' });
    expect(rendered).toBe(2);
  });

  it('that show users are revalidated through the API at each request', async () => {
    const user = await signIn(app, 'Vanishing Vera');
    const { servers } = await app.api('GET /api/v1/servers', { query: { limit: 1 } });
    await user.api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId: servers[0]!.id } });
    expect((await get('/people')).payload).toContain('Vanishing Vera');
    await get('/people');
    expect(rendered).toBe(1);
    await user.api('DELETE /api/v1/profile', { body: { withReviews: true } });
    expect((await get('/people')).payload).not.toContain('Vanishing Vera');
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example/?page=2', '/evil.example/?page=2'],
    ['/server//night-owls?returnTo=//x', '/server/night-owls?returnTo=//x'],
    ['//api/v1/servers', '/api/v1/servers'],
    ['//evil.example/?lang=de', '/evil.example/?lang=de'],
  ])('redirect %s to %s', async (url, location) => {
    // A URL parser would read the first part as a host.
    const { hostname, port } = new URL(origin);
    const [answer] = (await once(request({ hostname, port, path: url }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.location, rendered]).toEqual([308, location, 0]);
  });

  it('have their own status', async () => {
    expect((await get('/gone')).statusCode).toBe(404);
    const moved = await get('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new']);
  });

  it.each(['/server/%ff', '/%', '/categories/%E0%A4%A'])(
    'are returned for %s, which cannot be decoded',
    async (url) => {
      const answer = await get(url);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.payload).toContain('<title>/%25</title>');
    },
  );

  it('are not returned for an unknown API path: the 404 is JSON', async () => {
    const answer = await get('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
    expect((await app.app.inject({ method: 'POST', url: '/servers' })).statusCode).toBe(404);
  });

  it.each(['/api/', '/api/?from=mail'])('are returned for %s, the page of the API', async (url) => {
    expect((await get(url)).headers['content-type']).not.toContain('json');
  });
});
