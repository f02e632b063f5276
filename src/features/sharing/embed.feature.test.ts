import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '#contract/client.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { changeListing } from '#test/dump.ts';
import { Oembed } from './contract.ts';

const SITE = 'https://duskrow.example';
let app: TestApp;
let server: Awaited<ReturnType<typeof submitServer>>;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: SITE });
  server = await submitServer(app, 'hollowlantern', ['Gaming']);
  await app.db.write(async ({ tx, changed }) => {
    const name = `<script>alert("1")</script>'&`;
    await tx.updateTable('listings').set({ name }).where('id', '=', server.id).execute();
    changed(server.id);
  });
});
afterAll(async () => await app.close());

const get = (url: string, headers = {}) => app.app.inject({ url, headers });
const oembed = (query: Record<string, string | number>) => get(`/oembed${queryString(query)}`);

describe("'GET /embed/:slug'", () => {
  it('is a page without scripts that any site can frame', async () => {
    const { statusCode, headers, payload } = await get(`/embed/${server.slug}`);
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/,
    );
    expect(payload).not.toMatch(/<script|\son\w+=|style="/);
    expect(payload).toContain('<bdi>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</bdi>');
    const links = [...payload.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
    const again = await get(`/embed/${server.slug}`, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it('uses the requested theme', async () => {
    expect((await get(`/embed/${server.slug}?theme=dark`)).payload).toContain('<html lang="en" class="dark">');
    expect((await get(`/embed/${server.slug}`)).payload).toContain('class="auto"');
    expect((await get(`/embed/${server.slug}?theme=pink`)).statusCode).toBe(400);
  });

  it('shows that an invite no longer works', async () => {
    const dying = await submitServer(app, 'slowrun');
    expect((await get(`/embed/${dying.slug}`)).payload).not.toContain('Invite not working');
    await changeListing(app, dying.id, { invite_state: 'failing' });
    expect((await get(`/embed/${dying.slug}`)).payload).toContain('Invite not working · Counts of ');
  });

  it('shows in the frame that a server is not listed', async () => {
    const { statusCode, headers, payload } = await get('/embed/nobody');
    expect([statusCode, headers['x-frame-options']]).toEqual([404, undefined]);
    expect(payload).toContain('This server is not listed');
  });

  it('does not allow framing of other pages', async () => {
    expect((await get('/robots.txt')).headers['x-frame-options']).toBe('DENY');
    expect((await get(`/badge/${server.slug}/members.svg`)).headers['x-frame-options']).toBe('DENY');
  });
});

describe("'GET /oembed'", () => {
  const url = () => `${SITE}/server/${server.slug}`;

  it('returns a rich card as JSON', async () => {
    const answer = await oembed({ url: url() });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = Oembed.strict().parse(answer.json());
    expect(body).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: 204, thumbnail_width: 1200 });
    expect(body.html).toContain(`<iframe src="${SITE}/embed/${server.slug}" width="480" height="204"`);
    expect(body.html).toContain('title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(await app.api('GET /oembed', { query: { url: `${url()}?from=elsewhere#reviews` } })).toEqual(body);
  });

  it('accepts a page URL with the id of the server', async () => {
    const byId = await oembed({ url: `${SITE}/server/${server.id}` });
    expect(byId.json()).toEqual((await oembed({ url: url() })).json());
  });

  it('returns the same fields as XML', async () => {
    const answer = await oembed({ url: url(), format: 'xml' });
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    const fields = [...answer.payload.matchAll(/<(\w+)>[^<]*<\/\1>/g)].map((field) => field[1]);
    expect(fields).toEqual(Object.keys((await oembed({ url: url() })).json<object>()));
    expect(answer.payload).toContain('<html>&lt;iframe src=&quot;');
    expect(answer.payload).toContain('title=&quot;&amp;lt;script&amp;gt;');
  });

  it.each([
    [{ maxwidth: 300 }, { width: 300, height: 256 }, false],
    [{ maxwidth: 5000, maxheight: 100 }, { width: 480, height: 100 }, false],
    [{ maxwidth: 5000, maxheight: 5000 }, { width: 480, height: 204 }, true],
  ])('fits into %o', async (room, size, hasThumbnail) => {
    const body = Oembed.parse((await oembed({ url: url(), ...room })).json());
    expect(body).toMatchObject(size);
    expect('thumbnail_url' in body).toBe(hasThumbnail);
    expect(body.html).toContain(`width="${size.width}" height="${size.height}"`);
  });

  it.each([
    [`${SITE}/server/nobody`, 404],
    [`${SITE}/servers`, 404],
    ['https://elsewhere.example/server/hollow-lantern-co-op', 404],
    [`http://duskrow.example.evil.example/server/a`, 404],
    ['no address', 404],
  ])('returns for %s: %i', async (requested, status) => {
    expect((await oembed({ url: requested })).statusCode).toBe(status);
  });

  it('refuses other formats with 501, and invalid parameters with 400', async () => {
    expect((await oembed({ url: url(), format: 'yaml' })).statusCode).toBe(501);
    expect((await get('/oembed')).statusCode).toBe(400);
    expect((await oembed({ url: url(), maxwidth: 'wide' })).statusCode).toBe(400);
  });
});
