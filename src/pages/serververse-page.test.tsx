import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './serververse-page.tsx';

const mapped = {
  id: 's_1',
  slug: 'tea-house',
  name: 'Tea House',
  iconUrl: null,
  category: 'Art',
  region: 'Global',
  memberCount: 1200,
  onlineCount: 300,
  lastSyncedAt: null,
  inviteState: 'live',
  overallHealthScore: 80,
  isEstimate: false,
  healthTrend: 'stable',
  onlineRatio: 25,
  healthUpdatedAt: null,
};

const visitWith = (servers: object[], url = '/serververse') =>
  visit(page, { url, responses: { 'GET /api/v1/serververse': { servers, clusters: [], total: 4321 } } });

it('shows the totals of the map, its clusters, and its servers as a list of links', async () => {
  const { markup, text } = await visitWith([mapped]);
  expect(text).toMatch(
    /Mapped Servers1 ?Total Members1\.2K ?Healthy Servers1 ?Avg Health80%.*Clusters.*Legend.*On the map/,
  );
  expect(markup).toMatch(/href="\/server\/tea-house"[^>]*>Tea House</);
  expect(text).toMatch(/Show All Servers.*Hide Clusters.*3D Network Map.*Health Dashboard/);
});

it('says in its list which invite does not work', async () => {
  const { text } = await visitWith([{ ...mapped, lastSyncedAt: new Date().toISOString(), inviteState: 'failing' }]);
  expect(text).toMatch(/Tea House1\.2K members\u00a0· 300 online\u00a0· counts from .*\u00a0· Invite not working/);
});

it('hides the clusters, and has none to show beside all servers', async () => {
  const hidden = await visitWith([mapped], '/serververse?clusters=off');
  expect(hidden.text).toContain('Show Clusters');
  expect(hidden.markup).not.toMatch(/<h2[^>]*>Clusters</);
  const all = await visitWith([mapped], '/serververse?servers=all');
  expect(all.text).toContain('Show Top Servers');
  expect(all.text).not.toMatch(/(Show|Hide) Clusters/);
});

it('has the health of the servers on its own tab, without the switches of the globe', async () => {
  const { markup, text } = await visitWith([mapped], '/serververse?tab=health');
  expect(text).toContain('Health of the mapped servers');
  expect(text).not.toMatch(/Show All Servers|Clusters|On the map/);
  expect(markup).toContain('href="/server/tea-house"');
});

it('lists its servers to search engines, with the number of all', async () => {
  const { head } = await visitWith([mapped]);
  expect(head?.description).toMatch(/4,321 are listed\.$/);
  expect(head).toMatchObject({
    title: 'Serververse Map',
    canonical: '/serververse',
    jsonLd: {
      mainEntity: {
        itemListElement: [{ position: 1, name: 'Tea House', url: 'https://example.org/server/tea-house' }],
      },
    },
  });
});

it('invites to submit the first server, and offers to try again when the map fails to load', async () => {
  const empty = await visitWith([]);
  expect(empty.markup).toMatch(/No Servers Yet.*href="\/submit"[^>]*>Submit a Server</);
  expect(empty.text).not.toContain('Mapped Servers');
  const failed = await visit(page);
  expect(failed.text).toMatch(/Failed to load servers.*Try again/);
  expect(failed.head?.description).not.toContain('are listed');
});
