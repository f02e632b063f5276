import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://duskrow.example' });
  id = (await submitServer(app, 'hollowlantern', ['Gaming'])).id;
  app.standIn.state.scenario('starforge', 'age-restricted');
  await submitServer(app, 'starforge');
});
afterAll(async () => await app.close());

const get = (url: string) => app.app.inject({ url });

describe('routes outside the API', () => {
  it('name the sitemap in robots.txt and keep crawlers out of the API', async () => {
    const { payload } = await get('/robots.txt');
    expect(payload).toContain('Sitemap: https://duskrow.example/sitemap.xml');
    expect(payload).toContain('Disallow: /api/');
  });

  it('list pages and servers in the sitemap, but none that is pending review or age-restricted', async () => {
    const index = (await get('/sitemap.xml')).payload;
    const files = [...index.matchAll(/<loc>https:\/\/duskrow\.example([^<]+)<\/loc>/g)].map((match) => match[1]!);
    expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml']);
    const pages = (await get(files[0]!)).payload;
    expect(pages).toContain('<loc>https://duskrow.example/category/gaming</loc>');
    expect(pages).toContain('<loc>https://duskrow.example/api</loc>');
    expect(pages).not.toContain('/category/sports');
    const servers = (await get(files[1]!)).payload;
    expect(servers).toContain('<loc>https://duskrow.example/server/hollow-lantern-co-op</loc>');
    expect(servers).not.toContain('starforge');
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
  });

  it('list tags that three servers have, and languages', async () => {
    expect((await get('/sitemap-tags.xml')).statusCode).toBe(404);
    const others = await Promise.all(['slowrun', 'oadro'].map((code) => submitServer(app, code)));
    await app.db.write(async ({ tx, changed }) => {
      for (const [i, one] of [id, ...others.map((other) => other.id)].entries()) {
        const tags = JSON.stringify(['Night Owls', ...(i > 0 ? ['chess'] : [])]);
        await tx.updateTable('listings').set({ tags, language: 'pt-BR' }).where('id', '=', one).execute();
        changed(one);
      }
    });
    expect((await get('/sitemap.xml')).payload).toContain('/sitemap-tags.xml<');
    const tags = (await get('/sitemap-tags.xml')).payload;
    expect(tags).toContain('<loc>https://duskrow.example/tag/night-owls</loc>');
    expect(tags).not.toContain('chess');
    const pages = (await get('/sitemap-pages.xml')).payload;
    for (const path of ['/tags', '/languages', '/language/pt']) {
      expect(pages).toContain(`<loc>https://duskrow.example${path}</loc>`);
    }
  });

  it('redirect /servers/{id} to the page of the server', async () => {
    const byId = await get(`/servers/${id}`);
    expect([byId.statusCode, byId.headers.location]).toEqual([301, '/server/hollow-lantern-co-op']);
    expect(byId.headers['cache-control']).toBe('no-store');
    expect((await get('/servers/s_missing')).statusCode).toBe(404);
  });

  it('redirect /servers/{id} of a pending server only for its submitter, by their session', async () => {
    const submitter = await signIn(app);
    const server = await submitServer(app, 'mycelium');
    const pending = { approval: 'pending', submitted_by: submitter.userId, submitter_key: null } as const;
    await app.db.write(async ({ tx, changed }) => {
      await tx.updateTable('listings').set(pending).where('id', '=', server.id).execute();
      changed(server.id);
    });
    const url = `/servers/${server.id}`;
    const as = (cookie: string) => app.app.inject({ url, headers: { cookie: `__Host-${cookie}` } });
    const theirs = await as(submitter.cookie);
    expect([theirs.statusCode, theirs.headers.location]).toEqual([301, `/server/${server.slug}`]);
    const others = await as((await signIn(app)).cookie);
    expect([others.statusCode, (await get(url)).statusCode]).toEqual([404, 404]);
  });
});
