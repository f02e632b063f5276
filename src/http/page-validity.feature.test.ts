// A cached page is revalidated only when something that it shows changed. The tests need a socket: injected requests
// skip the cache in front of the router.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { addPages } from '#http/pages.ts';
import type { Renderer } from '#http/renderer.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, submitServer } from '#test/factories.ts';

const REST = '<!-- lantern -->'.repeat(100);

let app: TestApp;
let origin: string;
let ids: string[];
let rendered = 0;
/** URLs that reached the router, including calls of pages. */
const routed: string[] = [];
/** Controls the page /slow, which pauses after its API call. */
const slow = { begun: Promise.withResolvers<void>(), resumed: Promise.withResolvers<void>() };

const renderer: Renderer = {
  normalizeUrl: (url) => url,
  filesOf: () => [],
  template: `<html lang="en" dir="ltr"><body><!--body-->${REST}</body></html>`,
  async renderPage({ path, search, api, now }) {
    rendered++;
    const page = { status: 200, head: '', state: '{}', isCacheable: true, validUntil: Infinity };
    const [, kind, id = ''] = path.split('/');
    if (kind === 'fresh') return { ...page, body: 'always the same', validUntil: now + MINUTE_MS };
    if (kind === 'each') return { ...page, body: `rendering ${rendered}`, isCacheable: false };
    if (kind === 'reviews') {
      const { total } = await api('GET /api/v1/servers/:id/reviews', { params: { id } });
      return { ...page, body: `${total} reviews` };
    }
    const words = new URLSearchParams(search).get('search') ?? undefined;
    const { servers } = await api('GET /api/v1/servers', { query: { search: words } });
    if (kind === 'slow') {
      slow.begun.resolve();
      await slow.resumed.promise;
    }
    return { ...page, body: servers.map((server) => `${server.id} ${server.memberCount}`).join() };
  },
};

beforeAll(async () => {
  app = await startTestApp();
  app.app.addHook('onRequest', async ({ url }) => void routed.push(url));
  addPages(app, async () => renderer);
  const servers = [await submitServer(app, 'hollowlantern'), await submitServer(app, 'pixelorchard')];
  ids = servers.map(({ id }) => id);
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => await app.close());
beforeEach(() => {
  rendered = 0;
  routed.length = 0;
});

async function read(path: string, encoding = 'identity'): Promise<string> {
  return await (await fetch(origin + path, { headers: { 'accept-encoding': encoding } })).text();
}

async function sync(id: string): Promise<void> {
  app.clock.advance(60 * MINUTE_MS);
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
}

it('compresses a page that is rendered for each visitor, unless it is for a cookie', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await fetch(`${origin}/each`, { headers });
  expect([first.headers.get('content-encoding'), first.headers.get('etag')]).toEqual(['br', expect.any(String)]);
  expect(await first.text()).toContain('rendering 1');
  expect(await read('/each', 'br')).toContain('rendering 2');
  const own = await fetch(`${origin}/each`, { headers: { ...headers, cookie: 'duskrow_session=x' } });
  expect([own.headers.get('content-encoding'), own.headers.get('etag')]).toEqual([null, null]);
  expect(await own.text()).toContain('rendering 3');
});

describe('a cached page', () => {
  it('is sent before routing after an unrelated change, and re-rendered after one that it shows', async () => {
    const first = await read('/list?search=hollow');
    await sync(ids[1]!);
    routed.length = 0;
    expect([await read('/list?search=hollow'), rendered, routed]).toEqual([first, 1, []]);
    await sync(ids[0]!);
    expect(await read('/list?search=hollow')).not.toBe(first);
    expect(rendered).toBe(2);
  });

  it('with data from the database behaves the same', async () => {
    const path = `/reviews/${ids[0]}`;
    expect(await read(path)).toContain('0 reviews');
    await addReview(app, ids[1]!, 4);
    routed.length = 0;
    expect([await read(path), rendered, routed]).toEqual([expect.stringContaining('0 reviews'), 1, []]);
    await addReview(app, ids[0]!, 5);
    expect(await read(path)).toContain('1 reviews');
  });

  it('is re-rendered at the next request if data changed while it was rendered', async () => {
    const inFlight = read('/slow?search=hollow');
    await slow.begun.promise;
    await sync(ids[0]!);
    slow.resumed.resolve();
    const before = await inFlight;
    expect(await read('/slow?search=hollow')).not.toBe(before);
    expect(rendered).toBe(2);
  });

  it('is cached for the same time again if it is unchanged when it expires', async () => {
    await read('/fresh');
    app.clock.advance(MINUTE_MS);
    await read('/fresh');
    app.clock.advance(MINUTE_MS - 1);
    routed.length = 0;
    await read('/fresh');
    expect([rendered, routed]).toEqual([2, []]);
  });

  it('is re-rendered after the clock was set back', async () => {
    await read('/fresh?again');
    app.clock.advance(-MINUTE_MS);
    await read('/fresh?again');
    expect(rendered).toBe(2);
  });
});

it('a delisted server immediately disappears from pages, lists and its own URL, in every encoding', async () => {
  const { id } = await submitServer(app, 'starforge');
  const paths = ['/list?search=starforge', '/api/v1/servers?search=starforge', `/api/v1/servers/${id}`];
  const encodings = ['zstd', 'br', 'gzip', 'identity'];
  const showing = async (): Promise<number> => {
    const texts = await Promise.all(paths.flatMap((path) => encodings.map((encoding) => read(path, encoding))));
    return texts.filter((text) => text.includes(id)).length;
  };
  await showing();
  expect(await showing()).toBe(paths.length * encodings.length);
  await app.db.write(async ({ tx, changed }) => {
    await tx.updateTable('listings').set({ approval: 'rejected' }).where('id', '=', id).execute();
    changed(id);
  });
  expect(await showing()).toBe(0);
});
