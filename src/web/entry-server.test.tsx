import { describe, expect, it } from 'vitest';
import { ApiFailure, createApi } from '#contract/client.ts';
import { renderPage } from './entry-server.tsx';

const site = {
  publicUrl: 'https://example.org',
  isSandbox: true,
  oadro: { vipUrl: null, radioUrl: null },
  cdnUrl: 'https://cdn.example.org',
  operator: { name: null, contact: null },
  notices: [],
};

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

/** Longer than anything is called. */
const LONG = 'a'.repeat(201);

/** Answers what is known, refuses the rest; `broken` paths answer 500. */
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
  it('leaves out of the offline page what is switched off today', async () => {
    const closed = { ...site, notices: ['submissions-closed' as const] };
    const request = { search: '', api: apiWith(), site: closed, language: 'en' as const, now };
    const notice = 'Submissions are closed';
    const [offline, other] = await Promise.all(['/offline', '/terms'].map((path) => renderPage({ ...request, path })));
    expect([offline?.isOffline, offline?.body.includes(notice)]).toEqual([true, false]);
    expect([other?.isOffline, other?.body.includes(notice)]).toEqual([false, true]);
  });

  it('renders the home page whole: what is below the fold, data and head', async () => {
    const page = await render('/');
    expect(page).toMatchObject({ status: 200, isCacheable: true });
    expect(page.body).toContain('Find the server with its lights on.');
    expect(page.body).toContain('Found 1 server matching your criteria');
    expect(page.body).toContain('Night &lt;Owls&gt;');
    expect(page.body).toContain('Apply Filters');
    expect(page.body).toContain('Submit Server');
    expect(page.body).toContain('Independent project. Not affiliated with Discord Inc.');
    expect(page.head).toContain('<title>Duskrow: find the Discord server with its lights on</title>');
    expect(page.state).not.toContain('<');
    expect(JSON.parse(page.state)).toMatchObject({ site, queries: expect.any(Array) });
  });

  it('says the state and age of counts as of the minute it hands to the browser, and until when that is true', async () => {
    const page = await render('/');
    const minute = Date.parse('2026-11-20T10:31:00.000Z');
    expect(page.body).toMatch(/class="fresh fresh-live[^>]*>.*Live.*checked 27 min ago/);
    expect(page.body).not.toMatch(/>[^<]*\d\d:\d\d UTC/);
    expect(JSON.parse(page.state)).toMatchObject({ renderedAt: minute });
    expect(page.validUntil).toBe(minute + 60_000);
    expect((await render('/terms')).validUntil).toBe(Infinity);
  });

  it('says Sandbox data only in the sandbox', async () => {
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

  it.each(['/nowhere', '/server/a/b', '/%'])('%s is nobody’s', async (path) => {
    const page = await render(path);
    expect(page).toMatchObject({ status: 404, isCacheable: false });
    expect(page.body).toContain('Did you forget to add the page to the router?');
    expect(page.head).toContain('<meta name="robots" content="noindex">');
  });

  it('a server that is not there is a 404 with its own page', async () => {
    const page = await render('/server/nobody');
    expect(page.status).toBe(404);
    expect(page.body).toContain('Server not found');
  });

  it.each(['/server/', '/tag/', '/category/', '/language/'])(
    '%s and more than a name is nothing either',
    async (path) => {
      const page = await render(path + LONG);
      expect(page).toMatchObject({ status: 404, isCacheable: false });
      expect(page.body).toMatch(/not found/i);
    },
  );

  it.each(['server', 'tag', 'category', 'language'])(
    'a %s that cannot be asked for now is no page to keep',
    async (kind) => {
      const call = { server: 'servers', tag: 'tags', category: 'categories', language: 'languages' }[kind];
      const page = await render(`/${kind}/x`, '', apiWith([`/api/v1/${call}/x`]));
      expect(page).toMatchObject({ status: 503, isCacheable: false });
    },
  );

  it('sends /oadro and /servers/{id} on', async () => {
    expect(await render('/oadro')).toMatchObject({ status: 302, redirect: '/server/oadro' });
    expect(await render('/servers/s_1')).toMatchObject({ status: 301, redirect: '/server/s_1' });
  });

  it('a list that cannot be loaded says so, and is not kept', async () => {
    const page = await render('/', '', apiWith(['/api/v1/servers']));
    expect(page).toMatchObject({ status: 503, isCacheable: false });
    expect(page.body).toContain('Failed to load servers. Please try again.');
    expect(JSON.parse(page.state).queries).toContainEqual(
      expect.objectContaining({ failure: { status: 500, message: 'Internal Server Error' } }),
    );
  });

  it('a mistake in the code is not hidden', async () => {
    const api = createApi(() => Promise.reject(new TypeError('undefined is not a function')));
    await expect(render('/', '', api)).rejects.toThrow(TypeError);
  });
});
