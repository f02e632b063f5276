import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcMinute } from '#contract/short-forms.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

const SITE = 'https://duskrow.example';
let app: TestApp;
let first: Awaited<ReturnType<typeof submitServer>>;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: SITE });
  first = await submitServer(app, 'hollowlantern', ['Gaming']);
  app.clock.advance(60_000);
  await submitServer(app, 'pixelorchard', ['Art']);
});
afterAll(async () => await app.close());

const get = (path: string, headers = {}) => app.app.inject({ url: `/feeds/${path}`, headers });
const titles = (xml: string) => [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map((match) => match[1]);
const one = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1];

describe("'GET /feeds/:feed.atom'", () => {
  it('lists the newest servers first, with its own address and id', async () => {
    const { headers, payload } = await get('new.atom');
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    expect(titles(payload)).toEqual(['Pixel Orchard', 'Hollow Lantern Co-op']);
    expect(payload).toContain(`<link rel="self" type="application/atom+xml" href="${SITE}/feeds/new.atom"/>`);
    expect(payload).toContain(`<id>tag:duskrow.example,2026:feed/new</id>`);
    expect(one(payload, /<updated>(.*?)<\/updated>/)).toBe('2026-11-20T12:01:00.000Z');
    expect(payload).toContain(`<id>tag:duskrow.example,2026:server/${first.id}</id>`);
  });

  it('says as of when the counts are', async () => {
    const { lastSyncedAt } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: first.id } });
    expect((await get('new.atom')).payload).toMatch(
      new RegExp(`Members: [\\d.K]+\\. Online: [\\d.K]+\\. As of ${utcMinute(lastSyncedAt!)}\\.</summary>`),
    );
  });

  it('returns 304 for an unchanged feed', async () => {
    const { headers } = await get('new.atom');
    expect((await get('new.atom', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it.each(['new', 'trending'])('%s has no Last-Modified: older servers can enter, move or leave', async (feed) => {
    const { headers } = await get(`${feed}.atom`);
    expect(headers['last-modified']).toBeUndefined();
    const now = new Date(app.clock.now()).toUTCString();
    expect((await get(`${feed}.atom`, { 'if-modified-since': now })).statusCode).toBe(200);
  });

  it('lists trending servers, by rank while none grows', async () => {
    const trending = await app.api('GET /api/v1/trending');
    expect(titles((await get('trending.atom')).payload)).toEqual(trending.servers.map(({ name }) => name));
  });

  it('keeps entry ids and times when counts and names change, and escapes any name', async () => {
    const idsAndTimes = (xml: string) =>
      [...xml.matchAll(/<entry><id>(.*?)<\/id>.*?<updated>(.*?)<\/updated>/g)].map(([, ...found]) => found);
    const before = (await get('new.atom')).payload;
    await app.db.write(async ({ tx, changed }) => {
      const name = `]]></title>&<b>"'\u0007\ufffe\u202e`;
      await tx.updateTable('listings').set({ name }).where('id', '=', first.id).execute();
      await tx.updateTable('listing_counts').set({ member_count: null }).where('listing_id', '=', first.id).execute();
      changed(first.id);
    });
    const after = (await get('new.atom')).payload;
    expect(idsAndTimes(after)).toEqual(idsAndTimes(before));
    expect(after).toContain('<title>]]&gt;&lt;/title&gt;&amp;&lt;b&gt;&quot;&#39;</title>');
    expect(after).toContain('Members: unknown.');
  });

  it('has no other feeds', async () => {
    expect((await get('old.atom')).statusCode).toBe(400);
  });
});

describe("'GET /feeds/category/:category/:feed.atom'", () => {
  it('lists the servers of the category', async () => {
    const { payload } = await get('category/Art/new.atom');
    expect(titles(payload)).toEqual(['Pixel Orchard']);
    expect(payload).toContain(`href="${SITE}/feeds/category/art/new.atom"`);
    expect(payload).toContain(`href="${SITE}/category/art"`);
    expect(titles((await get('category/art/trending.atom')).payload)).toEqual(['Pixel Orchard']);
  });

  it('is empty for a category without servers and returns 404 for an unknown category', async () => {
    const { statusCode, payload } = await get('category/sports/new.atom');
    expect([statusCode, titles(payload)]).toEqual([200, []]);
    expect((await get('category/knitting/new.atom')).statusCode).toBe(404);
  });
});

describe("'GET /feeds/tag/:tag/:feed.atom'", () => {
  it('lists the servers with the tag, whatever its spelling', async () => {
    await app.db.write(async ({ tx, changed }) => {
      await tx.updateTable('listings').set({ tags: '["Pixel Art"]' }).where('id', '=', first.id).execute();
      changed(first.id);
    });
    const { payload } = await get('tag/Pixel%20Art/new.atom');
    expect([...payload.matchAll(/<entry>/g)]).toHaveLength(1);
    expect(payload).toContain(`<id>tag:duskrow.example,2026:server/${first.id}</id>`);
    expect(payload).toContain(`href="${SITE}/feeds/tag/pixel-art/new.atom"`);
    expect(payload).toContain(`href="${SITE}/tag/pixel-art"`);
    expect([...(await get('tag/pixel-art/trending.atom')).payload.matchAll(/<entry>/g)]).toHaveLength(1);
  });

  it('returns 404 for a tag that no server has', async () => {
    expect((await get('tag/nothing/new.atom')).statusCode).toBe(404);
  });
});
