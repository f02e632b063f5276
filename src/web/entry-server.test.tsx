import { describe, expect, it } from 'vitest';
import { ApiFailure, createApi } from '#contract/client.ts';
import { site } from '#test/site.ts';
import { renderPage } from './entry-server.tsx';

const server = {
  id: 's_1',
  slug: 'night-owls',
  name: 'Night <Owls>',
  description: 'Awake & well',
  categories: ['Community'],
  tags: [],
  iconUrl: null,
  bannerUrl: null,
  memberCount: 1200,
  onlineCount: 300,
  activityLevel: 'Active',
  inviteState: 'live',
  inviteUrl: null,
  lastSyncedAt: '2026-11-20T10:03:59.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  discordFeatures: [],
  discordServerId: '1',
  averageRating: 0,
  totalReviews: 0,
};

const answers: Record<string, unknown> = {
  '/api/v1/servers': { servers: [server], total: 1, page: 1, totalPages: 1 },
  '/api/v1/totals': { servers: 1, members: 1200, averageRating: 0, totalReviews: 0 },
  '/api/v1/categories': [
    { id: 'c', name: 'Community', description: 'x', serverCount: 1, color: '#fff', icon: 'users' },
  ],
  '/api/v1/categories/stats': [{ name: 'Community', serverCount: 1, totalMembers: 1200, averageRating: 0 }],
};

/** Longer than any name. */
const LONG = 'a'.repeat(201);

/** Returns the known responses, else 404; `broken` paths return 500. */
function apiWith(broken: string[] = []) {
  return createApi(async ({ url }) => {
    const path = url.split('?')[0] ?? '';
    if (broken.includes(path)) throw new ApiFailure(500, 'Internal Server Error');
    const answer = answers[path];
    const refusal = { message: 'There is no such thing', code: 'not_found' };
    if (path.endsWith(LONG)) return { status: 400, statusText: '', text: '{}' };
    return { status: answer ? 200 : 404, statusText: '', text: JSON.stringify(answer ?? refusal) };
  });
}

const now = Date.parse('2026-11-20T10:31:40.000Z');
const render = (path: string, search = '', api = apiWith()) =>
  renderPage({ path, search, api, site, language: 'en', now });

describe('renderPage', () => {
  it('omits site notices from the offline page', async () => {
    const closed = { ...site, notices: ['submissions-closed' as const] };
    const request = { search: '', api: apiWith(), site: closed, language: 'en' as const, now };
    const notice = 'Submissions are closed';
    const [offline, other] = await Promise.all(['/offline', '/terms'].map((path) => renderPage({ ...request, path })));
    expect([offline?.isOffline, offline?.body.includes(notice)]).toEqual([true, false]);
    expect([other?.isOffline, other?.body.includes(notice)]).toEqual([false, true]);
  });

  it('says where the API is presented, and nowhere else, that it is switched off', async () => {
    const request = { search: '', api: apiWith(), language: 'en' as const, now };
    const closed = { ...site, notices: ['api-closed' as const] };
    const notice = 'The public API of this site is switched off.';
    const [off, on, other, home, openHome] = await Promise.all([
      renderPage({ ...request, path: '/api', site: closed }),
      renderPage({ ...request, path: '/api', site }),
      renderPage({ ...request, path: '/terms', site: closed }),
      renderPage({ ...request, path: '/', site: closed }),
      renderPage({ ...request, path: '/', site }),
    ]);
    expect([off.body, off.head, home.body].map((text) => text.includes(notice))).toEqual([true, true, true]);
    const reads = 'Reads need no key';
    expect([off, on, home, openHome].map(({ body }) => body.includes(reads))).toEqual([false, true, false, true]);
    expect([home, openHome].map(({ body }) => body.includes('curl'))).toEqual([false, true]);
    expect([on, openHome, other].map(({ body }) => body.includes(notice))).toEqual([false, false, false]);
  });

  it('mentions the API in privacy and terms only while it is open', async () => {
    const request = { search: '', api: apiWith(), language: 'en' as const, now };
    const closed = { ...site, notices: ['api-closed' as const] };
    const bodies = ['/privacy', '/terms'].flatMap((path) => [
      renderPage({ ...request, path, site }),
      renderPage({ ...request, path, site: closed }),
    ]);
    const mentions = (await Promise.all(bodies)).map(({ body }) => body.includes('public API'));
    expect(mentions).toEqual([true, false, true, false]);
  });

  it('presents the file of all servers only where it is offered', async () => {
    const request = { search: '', api: apiWith(), language: 'en' as const, now };
    const off = { ...site, notices: ['dump-off' as const] };
    const allOff = { ...site, notices: ['dump-off' as const, 'api-closed' as const] };
    const [reference, referenceWithFile, data, dataWithoutApi] = await Promise.all([
      renderPage({ ...request, path: '/api', site: off }),
      renderPage({ ...request, path: '/api', site }),
      renderPage({ ...request, path: '/data', site: off }),
      renderPage({ ...request, path: '/data', site: allOff }),
    ]);
    const link = 'All servers as one file';
    expect([reference, referenceWithFile].map(({ body }) => body.includes(link))).toEqual([false, true]);
    expect(data.body).toContain('Not available at the moment');
    expect(data.head + data.body).not.toMatch(/made once a day|Download, check and read it/);
    const advice = 'read one by one through the API';
    expect([data, dataWithoutApi].map(({ body }) => body.includes(advice))).toEqual([true, false]);
  });

  it('renders the whole home page, including below the fold, data and head', async () => {
    const page = await render('/');
    expect(page).toMatchObject({ status: 200, isCacheable: true });
    expect(page.body).toContain('Find the server with its lights on.');
    expect(page.body).toContain('Found 1 server matching your criteria');
    expect(page.body).toContain('Night &lt;Owls&gt;');
    expect(page.body).toContain('Apply Filters');
    // A longer search would be cut.
    expect(page.body.match(/<input[^>]*name="search"[^>]*>/g)?.join()).not.toMatch(/maxlength="(?!200")/i);
    expect(page.body).toContain('Submit a Server</span></button>');
    expect(page.body).toContain('Independent project. Not affiliated with Discord Inc.');
    expect(page.head).toContain('<title>Duskrow: find the Discord server with its lights on</title>');
    expect(page.state).not.toContain('<');
    expect(JSON.parse(page.state)).toMatchObject({ site, queries: expect.any(Array) });
  });

  it('renders states and ages as of the minute passed to the browser, and until when they are valid', async () => {
    const page = await render('/');
    const minute = Date.parse('2026-11-20T10:31:00.000Z');
    expect(page.body).toMatch(/class="fresh fresh-live[^>]*>.*Live.*checked 27 min ago/);
    expect(page.body).not.toMatch(/>[^<]*\d\d:\d\d UTC/);
    expect(JSON.parse(page.state)).toMatchObject({ renderedAt: minute });
    expect(page.validUntil).toBe(minute + 60_000);
    expect((await render('/terms')).validUntil).toBe(Infinity);
  });

  it('shows “Sandbox data” only in the sandbox', async () => {
    const real = await renderPage({
      path: '/',
      search: '',
      api: apiWith(),
      site: { ...site, isSandbox: false },
      language: 'en',
      now,
    });
    expect((await render('/')).body).toContain('Sandbox data');
    expect(real.body).not.toContain('Sandbox data');
  });

  it.each(['/nowhere', '/server/a/b', '/%'])('renders the 404 page for %s', async (path) => {
    const page = await render(path);
    expect(page).toMatchObject({ status: 404, isCacheable: false });
    expect(page.body).toContain('Did you forget to add the page to the router?');
    expect(page.head).toContain('<meta name="robots" content="noindex">');
  });

  it('returns 404 with its own page for a missing server', async () => {
    const page = await render('/server/nobody');
    expect(page.status).toBe(404);
    expect(page.body).toContain('Server not found');
  });

  it.each(['/server/', '/tag/', '/category/', '/language/'])(
    'returns 404 for %s with an overlong name',
    async (path) => {
      const page = await render(path + LONG);
      expect(page).toMatchObject({ status: 404, isCacheable: false });
      expect(page.body).toMatch(/not found/i);
    },
  );

  it.each(['server', 'tag', 'category', 'language'])(
    'returns an uncacheable 503 for a %s that cannot be loaded',
    async (kind) => {
      const call = { server: 'servers', tag: 'tags', category: 'categories', language: 'languages' }[kind];
      const page = await render(`/${kind}/x`, '', apiWith([`/api/v1/${call}/x`]));
      expect(page).toMatchObject({ status: 503, isCacheable: false });
      expect(page.head).not.toMatch(/not found/i);
    },
  );

  it('redirects /oadro and /servers/{id}', async () => {
    expect(await render('/oadro')).toMatchObject({ status: 302, redirect: '/server/oadro' });
    expect(await render('/servers/s_1')).toMatchObject({ status: 301, redirect: '/server/s_1' });
  });

  it('returns an uncacheable 503 with a message for a list that cannot be loaded', async () => {
    const page = await render('/', '', apiWith(['/api/v1/servers']));
    expect(page).toMatchObject({ status: 503, isCacheable: false });
    expect(page.body).toContain('Failed to load servers. Please try again.');
    expect(JSON.parse(page.state).queries).toContainEqual(
      expect.objectContaining({ failure: { status: 500, message: 'Internal Server Error' } }),
    );
  });

  it('does not hide programming errors', async () => {
    const api = createApi(() => Promise.reject(new TypeError('undefined is not a function')));
    await expect(render('/', '', api)).rejects.toThrow(TypeError);
  });
});
