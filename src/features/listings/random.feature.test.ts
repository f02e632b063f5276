import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

let app: TestApp;
let id: string;
let slug: string;
beforeAll(async () => {
  app = await startTestApp();
  id = (await submitServer(app, 'hollowlantern', ['Gaming'])).id;
  slug = (await submitServer(app, 'pixelorchard', ['Art'])).slug;
  app.standIn.state.scenario('starforge', 'age-restricted');
  await submitServer(app, 'starforge');
});
afterAll(async () => await app.close());

describe('/random', () => {
  const leadsTo = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answer } = await app.app.inject({ url, headers });
    expect([statusCode, answer['cache-control']]).toEqual([302, 'no-store']);
    return answer.location;
  };

  it('leads to every listed server over time, but never to an age-restricted one', async () => {
    const seen = new Set<unknown>();
    for (let i = 0; i < 60; i++) seen.add(await leadsTo('/random'));
    expect([...seen].toSorted()).toEqual(['/server/hollow-lantern-co-op', `/server/${slug}`]);
  });

  it('accepts the filters of a list', async () => {
    for (let i = 0; i < 10; i++) {
      expect(await leadsTo('/random?category=gaming&category=music')).toBe('/server/hollow-lantern-co-op');
    }
    expect(await leadsTo('/random?category=sports')).toBe('/servers?category=sports');
    for (const invalid of ['?size=giant', '?minMembers=10&maxMembers=5']) {
      expect(await leadsTo(`/random${invalid}`)).toBe(`/servers${invalid}`);
    }
  });

  it('excludes servers that the logged-in user hid, as the API does', async () => {
    const { api, cookie } = await signIn(app);
    await api('PUT /api/v1/hidden/:serverId', { params: { serverId: id } });
    for (let i = 0; i < 20; i++) expect(await leadsTo('/random', { cookie })).toBe(`/server/${slug}`);
    const drawn = await api('GET /api/v1/random', { query: { times: 10 } });
    expect(drawn.servers.map((server) => server.slug)).toEqual(Array.from({ length: 10 }, () => slug));
    const gaming = { category: ['Gaming'] };
    expect(await api('GET /api/v1/random', { query: gaming })).toEqual({ servers: [] });
    expect((await app.api('GET /api/v1/random', { query: gaming })).servers).toMatchObject([{ id }]);
    await expect(app.api('GET /api/v1/random', { query: { times: 11 } })).rejects.toMatchObject({ status: 400 });
  });

  it('is disallowed for crawlers', async () => {
    expect((await app.app.inject('/robots.txt')).payload).toContain('Disallow: /random\n');
  });
});
