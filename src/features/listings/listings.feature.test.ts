import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Suggestions } from '#features/listings/alternatives-contract.ts';
import { Server, ServerList } from '#features/listings/contract.ts';
import { requireListing } from '#features/listings/listings.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { addReview, submitServer } from '#test/factories.ts';

let app: TestApp;
const codes = ['hollowlantern', 'starforge', 'pixelorchard', 'zwergenschmiede', 'nightarena', 'slowrun', 'oadro'];
beforeAll(async () => {
  app = await startTestApp();
  for (const code of codes) {
    await submitServer(app, code);
    app.clock.advance(1000);
  }
});
afterAll(async () => await app.close());

const list = (query: Record<string, unknown> = {}) => app.api('GET /api/v1/servers', { query });
const names = async (query: Record<string, unknown>) => (await list(query)).servers.map(({ name }) => name);
const get = (url: string, headers = {}) => app.app.inject({ url, headers });

describe('listServers', () => {
  it('pages through all servers without repeating or skipping one', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 2, sort: 'name' })));
    const ids = pages.flatMap(({ servers }) => servers.map(({ id }) => id));
    expect(new Set(ids).size).toBe(codes.length);
    expect(pages[0]).toMatchObject({ total: codes.length, page: 1, totalPages: 4 });
  });

  it('sorts by members by default, and newest first on request', async () => {
    const counts = (await list()).servers.map(({ memberCount }) => memberCount!);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect((await names({ sort: 'newest' }))[0]).toBe('oadro');
    expect(await names({ sort: 'memberCount' })).toEqual(await names({ sort: 'members' }));
  });

  it.each(['\0', '\u200b\u2060', ' '])(
    'treats %j, which has nothing to search for, as an empty search',
    async (search) => {
      const answer = await list({ search });
      expect(answer).toEqual(await list());
      expect(answer.search).toBeUndefined();
    },
  );

  it('tolerates a typo and puts an exact name first', async () => {
    expect(await names({ search: 'starforg' })).toEqual(['Starforge Frontier']);
    expect((await names({ search: 'hollow lantren' }))[0]).toBe('Hollow Lantern Co-op');
    expect((await names({ search: 'ночной' }))[0]).toBe('Ночной дозор арены');
  });

  it('filters by size, members and flags; values of one filter mean OR', async () => {
    expect(await names({ size: 'huge', sort: 'name' })).not.toContain('Zwergenschmiede');
    const both = await list({ size: ['huge', 'large'] });
    expect(both.total).toBe((await list({ size: 'huge' })).total + (await list({ size: 'large' })).total);
    expect((await list({ minMembers: 5000, maxMembers: 10_000 })).servers.every((s) => s.memberCount! >= 5000)).toBe(
      true,
    );
    expect(await names({ verified: 'true' })).toEqual(['Starforge Frontier']);
  });

  it('matches a feature with spaces or capitals, and ignores a search that repeats it', async () => {
    const wanted = await names({ feature: 'community' });
    expect(wanted.length).toBeGreaterThan(0);
    expect(await names({ feature: 'COMMUNITY', search: 'community' })).toEqual(wanted);
  });

  it('filters by tags in any spelling, and by a language in any region', async () => {
    const { servers } = await list({ sort: 'name' });
    const [one, other] = servers.map(({ id }) => id);
    await app.db.write(async ({ tx, changed }) => {
      const set = async (id: string, tags: string[], language: string) => {
        const values = { tags: JSON.stringify(tags), language };
        await tx.updateTable('listings').set(values).where('id', '=', id).execute();
        changed(id);
      };
      await set(one!, ['Night Owls', 'c++'], 'pt-BR');
      await set(other!, ['night owls'], 'pt');
    });
    expect((await list({ tag: 'night-owls' })).total).toBe(2);
    expect((await list({ tag: ['C++', 'nothing'] })).servers.map(({ id }) => id)).toEqual([one]);
    expect((await list({ tag: 'NIGHT_OWLS', search: servers[1]!.name })).servers[0]!.id).toBe(other);
    expect((await list({ language: 'pt-BR' })).total).toBe(2);
    expect((await list({ tag: 'cpp', facets: 'true' })).facets!.languages).toContainEqual({ name: 'pt', count: 1 });
  });

  it('counts the values of each filter on request', async () => {
    const { facets, total } = await list({ facets: 'true' });
    expect(facets!.categories.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total);
    expect((await list()).facets).toBeUndefined();
  });

  it('returns an empty list for an unknown category and ignores unknown parameters', async () => {
    expect((await list({ category: 'Knitting' })).total).toBe(0);
    expect((await list({ color: 'red' })).total).toBe(codes.length);
  });

  it('filters by regions in any case, together with other filters', async () => {
    const { servers } = await list({ sort: 'name' });
    const [one, other] = servers.map(({ id }) => id);
    const move = (id: string, region: string) =>
      app.db.write(async ({ tx, changed }) => {
        await tx.updateTable('listings').set({ region }).where('id', '=', id).execute();
        changed(id);
      });
    await move(one!, 'Europe');
    await move(other!, 'North America');
    const idsOf = async (query: Record<string, unknown>) =>
      (await list({ sort: 'name', ...query })).servers.map(({ id }) => id);
    expect(await idsOf({ region: 'europe' })).toEqual([one]);
    expect(await idsOf({ region: ['EUROPE', 'North america'] })).toEqual([one, other]);
    expect(await idsOf({ region: 'Europe', search: servers[1]!.name })).toEqual([]);
    const { facets, total } = await list({ region: 'global', facets: 'true' });
    expect([total, facets!.regions]).toEqual([
      codes.length - 2,
      [
        { name: 'Global', count: codes.length - 2 },
        { name: 'Europe', count: 1 },
        { name: 'North America', count: 1 },
      ],
    ]);
    await move(one!, 'Global');
    await move(other!, 'Global');
  });

  it.each([
    ['sort=best', 'sort'],
    ['region=Atlantis', 'region'],
    ['region=Europe&region=', 'region'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
    ['page=one', 'page'],
    ['activityLevel=Sleepy', 'activityLevel'],
    ['size=tiny', 'size'],
    ['minMembers=-1', 'minMembers'],
    ['maxMembers=', 'maxMembers'],
    ['minMembers=1e2', 'minMembers'],
    ['minMembers=10&maxMembers=5', 'minMembers'],
    ['verified=yes', 'verified'],
  ])('refuses %s with a 400 that names the field', async (query, field) => {
    const answer = await get(`/api/v1/servers?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect(answer.json().issues[0].path).toContain(field);
  });

  it.each([
    ['sort=best', ['relevance', 'members', 'memberCount', 'newest', 'rating']],
    ['activityLevel=Sleepy', ['Very Active', 'Growing']],
    ['size=tiny&size=small', ['small', 'huge']],
    ['region=Atlantis', ['Global', 'International', 'South America']],
  ])('lists the allowed values when it refuses %s', async (query, allowed) => {
    const { message } = (await get(`/api/v1/servers?${query}`)).json();
    for (const value of allowed) expect(message).toContain(value);
  });

  it('scans every server once by a cursor', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined = 'first';
    for (let calls = 0; cursor; calls++) {
      const { servers, nextCursor } = await list({ cursor, limit: 2 });
      seen.push(...servers.map(({ id }) => id));
      cursor = nextCursor;
      expect(calls).toBeLessThan(50);
    }
    const all = await list({ limit: 100, sort: 'newest' });
    expect(seen).toEqual(all.servers.map(({ id }) => id));
    const { servers, nextCursor } = await list({ cursor: 'first', limit: 100, category: all.servers[0]!.categories });
    expect(servers.length).toBeGreaterThan(0);
    expect(nextCursor).toBeNull();
  });

  it.each(['cursor=', 'cursor=zzz', 'cursor=first&page=2', 'cursor=first&search=a'])('refuses %s', async (query) => {
    expect((await get(`/api/v1/servers?${query}`)).statusCode).toBe(400);
  });

  it('matches the contract exactly, with the snake_case duplicates', async () => {
    const answer = await get('/api/v1/servers?facets=true&limit=100');
    const parsed = ServerList.strict().parse(answer.json());
    for (const server of parsed.servers) {
      Server.strict().parse(server);
      expect(server.member_count).toBe(server.memberCount);
      expect(server.icon_url).toBe(server.iconUrl);
    }
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('returns the words of a search as they were typed', async () => {
    const { search } = await list({ search: '«Español», Русский c++' });
    expect(search?.parts.map(({ text, typed }) => [text, typed])).toEqual([
      ['espanol', 'Español'],
      ['русскии', 'Русский'],
      ['c++', 'c++'],
    ]);
  });

  it('interprets words as what they name, unless they are requested as plain words', async () => {
    const { search } = await list({ search: 'Gaming club' });
    expect(search?.parts[0]).toMatchObject({ text: 'gaming', isPlain: false, categories: ['Gaming'] });
    const plain = (await list({ search: 'Gaming club', plain: ['gaming', 'elsewhere'] })).search;
    expect(plain?.parts[0]).toMatchObject({ text: 'gaming', isPlain: true, categories: [] });
  });

  it('tells of words that no server has as typed', async () => {
    const { total, search } = await list({ search: 'starforgw frontier' });
    expect([total, search?.partial]).toEqual([0, 1]);
    expect(search?.parts.map(({ text, use, isApproximate }) => [text, use, isApproximate])).toEqual([
      ['starforgw', 'required', true],
      ['frontier', 'required', false],
    ]);
  });

  it('counts full and partial matches of a search separately and returns how it was read', async () => {
    const answer = await list({ search: 'starforge zorgle', facets: true });
    expect(answer).toMatchObject({ total: 0, totalPages: 1, search: { partial: 1 } });
    expect(answer.servers.map(({ name }) => name)).toEqual(['Starforge Frontier']);
    expect(answer.search?.parts.map(({ text, use }) => [text, use])).toEqual([
      ['starforge', 'required'],
      ['zorgle', 'unknown'],
    ]);
    expect(answer.search?.matched).toEqual({ [answer.servers[0]!.id]: ['starforge'] });
    expect((await list()).search).toBeUndefined();
  });

  it('answers 304 for a known ETag until something on the page changes', async () => {
    const url = '/api/v1/servers?search=slow';
    const etag = String((await get(url)).headers.etag);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const [slow] = (await list({ search: 'slow' })).servers;
    app.clock.advance(3_600_000);
    await app.api('POST /api/v1/servers/:id/sync', { params: { id: slow!.id } });
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('getServer and getServerBySlug', () => {
  it('return a server by id and by slug', async () => {
    const bySlug = await app.api('GET /api/v1/servers/slug/:slug', { params: { slug: 'starforge-frontier' } });
    const byId = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: bySlug.id } });
    expect(byId).toEqual(bySlug);
    Server.strict().parse(byId);
  });

  it('find a server by a slug in any case', async () => {
    expect((await get('/api/v1/servers/Starforge-FRONTIER')).json()).toMatchObject({ slug: 'starforge-frontier' });
    expect((await get('/api/v1/servers/slug/STARFORGE-frontier')).statusCode).toBe(200);
    expect((await requireListing(app.db.kysely, 'Starforge-FRONTIER')).slug).toBe('starforge-frontier');
  });

  it.each([
    '/api/v1/servers/nothing-here',
    '/api/v1/servers/s_00',
    '/api/v1/servers/slug/nothing-here',
    '/api/v1/servers/s_00/history',
  ])('return 404 for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Server not found.', code: 'not_found' });
  });

  it('show a new rating immediately', async () => {
    const { id } = await app.api('GET /api/v1/servers/slug/:slug', { params: { slug: 'pixel-orchard' } });
    await addReview(app, id, 5);
    await addReview(app, id, 4);
    const server = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
    expect(server).toMatchObject({ averageRating: 4.5, totalReviews: 2 });
    expect((await names({ sort: 'rating' }))[0]).toBe('Pixel Orchard');
  });
});

describe('listSuggestions', () => {
  it('suggests servers and categories from the first letters', async () => {
    const answer = await app.api('GET /api/v1/suggestions', { query: { search: 'pix' } });
    Suggestions.strict().parse(answer);
    expect(answer.servers[0]!.name).toBe('Pixel Orchard');
    expect((await app.api('GET /api/v1/suggestions', { query: { search: 'gam' } })).categories).toContain('Gaming');
  });

  it('needs a search', async () => {
    expect((await get('/api/v1/suggestions')).statusCode).toBe(400);
  });
});

describe('getDirectoryTotals', () => {
  it('adds up all listed servers', async () => {
    const totals = await app.api('GET /api/v1/totals');
    const { servers } = await list({ limit: 100 });
    expect(totals.servers).toBe(codes.length);
    expect(totals.members).toBe(servers.reduce((sum, { memberCount }) => sum + (memberCount ?? 0), 0));
  });
});
