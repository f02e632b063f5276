import { expect, it } from 'vitest';
import { communityStatsQuery, metricsQuery, overviewQuery } from '#features/health/ui/health-queries.ts';
import { visit } from '#test/visit.tsx';
import type { PageContext } from '#web/page.ts';
import page from './health-page.tsx';

const server = {
  serverId: 's_1',
  serverName: 'Tea House',
  slug: 'tea-house',
  iconUrl: null,
  memberCount: 120,
  onlineCount: 30,
  countsAt: null,
  inviteState: 'live',
  alertLevel: 'none',
  overallHealthScore: 71,
  healthTrend: 'stable',
  scores: [],
  lastUpdated: null,
};

const STATS = { healthyServers: 4, criticalAlerts: 1, highAlerts: 2, totalServers: 9 };

const fetchOverview = ({ api, queries }: PageContext) => queries.prefetchQuery(overviewQuery(api));
const fetchStats = ({ api, queries }: PageContext) => queries.prefetchQuery(communityStatsQuery(api));

const visitOfUser = (overview?: object[]) =>
  visit(page, {
    url: '/health',
    user: {},
    responses: overview && {
      'GET /api/v1/health/overview': overview,
      'GET /api/v1/health/community-stats': STATS,
    },
    fetchMore: (context) => Promise.all([fetchOverview(context), fetchStats(context)]),
  });

it.each(['/health', '/health?server=tea-house&tab=alerts'])('asks visitors to log in, back to %s', async (url) => {
  const { markup, text, head } = await visit(page, { url });
  expect(text).toContain('Login with Discord to Access Dashboard');
  expect(markup).toContain(`href="/api/auth/login?returnTo=${encodeURIComponent(url)}"`);
  expect(head).toMatchObject({ title: 'Community health', canonical: '/health' });
});

it('shows a user the totals and their servers, which lead to their dashboards', async () => {
  const { markup, text } = await visitOfUser([server]);
  expect(text).toMatch(/Healthy Servers4 ?Critical Alerts1 ?High Alerts2 ?Total Servers9/);
  expect(markup).toMatch(/href="\/health\?server=ALL"[^>]*>.*View Global Dashboard/);
  expect(markup).toMatch(/href="\/health\?server=tea-house"[^>]*>.*Tea House/);
});

it('says which invite does not work', async () => {
  const { text } = await visitOfUser([{ ...server, countsAt: new Date().toISOString(), inviteState: 'failing' }]);
  expect(text).toMatch(/Tea House120 members\u00a0· 30 online\u00a0· counts from .*\u00a0· Invite not working/);
});

it('says that a user has no servers yet, without a search among them', async () => {
  const { markup, text } = await visitOfUser([]);
  expect(text).toMatch(/No Servers FoundYou don.*t have access to any server health data\./);
  expect(markup).toContain('href="/servers"');
  expect(markup).not.toContain('<search');
});

it('says which part fails to load', async () => {
  const { text } = await visitOfUser();
  expect(text).toMatch(/Failed to fetch community stats.*Failed to fetch health overview/);
});

it.each([
  ['Failed to fetch health overview', fetchOverview],
  ['Failed to fetch community stats', fetchStats],
])('says how old what it shows is: %s', async (failure, fetchAgain) => {
  const { text } = await visit(page, {
    url: '/health',
    user: {},
    fetchMore: async (context) => {
      const { api, queries } = context;
      queries.setQueryData<unknown>(overviewQuery(api).queryKey, [server]);
      queries.setQueryData<unknown>(communityStatsQuery(api).queryKey, STATS);
      await fetchAgain(context);
    },
  });
  expect(text).toMatch(new RegExp(`${failure}\\. What you see was fetched \\d.*Total Servers9.*Tea House`));
});

it.each([
  ['/health?server=tea-house', 'tea-house'],
  ['/health?server=ALL', undefined],
])('opens the dashboard of %s, with a way back', async (url, slug) => {
  const { markup, calls } = await visit(page, {
    url,
    user: {},
    fetchMore: ({ api, queries }) => queries.prefetchQuery(metricsQuery(api, slug)),
  });
  expect(calls).toHaveLength(1);
  expect(markup).toMatch(/<a[^>]* href="\/health"[^>]*>.*Back to all servers<.*Failed to fetch health metrics/);
  expect(markup).not.toContain('View Global Dashboard');
});

it('names the server of a dashboard in the title', async () => {
  const { head } = await visit(page, {
    url: '/health?server=tea-house',
    responses: { 'GET /api/v1/health/metrics/:serverId': { serverId: 's_1', serverName: 'Tea House' } },
    fetchMore: ({ api, queries }) => queries.prefetchQuery(metricsQuery(api, 'tea-house')),
  });
  expect(head?.title).toBe('Tea House · Community health');
});
