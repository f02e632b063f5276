import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BADGE_STYLES, BADGES } from '#contract/share-urls.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, submitServer } from '#test/factories.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof submitServer>>;
beforeAll(async () => {
  app = await startTestApp();
  server = await submitServer(app, 'hollowlantern');
});
afterAll(async () => await app.close());

const get = (path: string, headers = {}) => app.app.inject({ url: `/badge/${path}`, headers });
const title = (svg: string) => /<title>(.*?)<\/title>/.exec(svg)?.[1];

describe("'GET /badge/:slug/:badge.svg'", () => {
  it.each(BADGES.flatMap((badge) => BADGE_STYLES.map((style) => [badge, style] as const)))(
    '%s, %s: is a labeled SVG that clients can cache',
    async (badge, style) => {
      const answer = await get(`${server.slug}/${badge}.svg?style=${style}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      });
      expect(answer.payload).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
      expect(answer.payload).not.toMatch(/<script|href|style=/);
      const again = await get(`${server.slug}/${badge}.svg?style=${style}`, { 'if-none-match': answer.headers.etag });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    },
  );

  it('has a title with the count, its precision and its time', async () => {
    const { memberCount } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: server.id } });
    const { payload } = await get(`${server.slug}/members.svg`);
    expect(title(payload)).toBe(
      `Hollow Lantern Co-op, members: ${memberCount} (approximate, from the invite, 2026-11-20 12:00 UTC)`,
    );
  });

  it('shows no rating before the first review', async () => {
    expect((await get(`${server.slug}/rating.svg`)).payload).toContain('>no reviews</text>');
    await addReview(app, server.id, 4);
    await addReview(app, server.id, 5);
    const { payload } = await get(`${server.slug}/rating.svg`);
    expect(payload).toContain('>4.5/5 (2)</text>');
    expect(title(payload)).toBe('Hollow Lantern Co-op, rating on Duskrow: 4.5 of 5, 2 reviews');
  });

  it('shows unknown counts as unknown, and escapes names in the title', async () => {
    await app.db.write(async ({ tx, changed }) => {
      await tx.updateTable('listing_counts').set({ member_count: null }).where('listing_id', '=', server.id).execute();
      const name = `</title><script>&"'\u0007`;
      await tx.updateTable('listings').set({ name }).where('id', '=', server.id).execute();
      changed(server.id);
    });
    const { payload } = await get(`${server.slug}/members.svg`);
    expect(payload).toContain('>unknown</text>');
    expect(payload).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;&quot;&#39;, members: unknown</title>');
  });

  it('shows "not listed" with status 404 for a server that is not listed', async () => {
    const answer = await get('nobody/online.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect(answer.payload).toContain('>not listed</text>');
    const asked = await get('nobody/online.svg', { 'if-none-match': answer.headers.etag });
    expect(asked.statusCode).toBe(404);
  });

  it.each([`x/age.svg`, `x/members.svg?style=round`])('refuses %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });
});
