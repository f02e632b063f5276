import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { CommunityTab } from './community-tab.tsx';
import { countsHistoryQuery } from './health-queries.ts';
import type { Health } from './measures.ts';

const NOTHING = {
  serverId: 's_tea',
  memberGrowthRate: null,
  onlineRatio: null,
  engagementRate: null,
  averageRating: 0,
  totalReviews: 0,
  positiveReviewRatio: null,
  activityScore: null,
  channelActivity: null,
  parts: [],
} as unknown as Health;

function queriesAfter(...times: [string, string]) {
  const queries = renderingQueries();
  const counts = [1, 5].map((count, index) => ({ at: times[index], memberCount: count, onlineCount: count }));
  queries.setQueryData<unknown>(countsHistoryQuery(noApi, 's_tea').queryKey, { points: counts });
  return queries;
}

it('pluralizes the members of a chart in Polish', async () => {
  const html = renderMarkup(<CommunityTab health={NOTHING} />, {
    queries: queriesAfter('2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z'),
    i18n: await loadedI18n('pl', 'account'),
  });
  expect(html).toContain('1 członek (1 lis 2026), 5 (2 lis 2026).');
});

it('says that counts of one day are not enough data', () => {
  const html = renderMarkup(<CommunityTab health={NOTHING} />, {
    queries: queriesAfter('2026-11-29T10:00:00.000Z', '2026-11-29T20:00:00.000Z'),
  });
  expect(html).toMatch(/>Members<.*?>not enough data<.*?>Online<.*?>not enough data<.*?>Rating</);
  expect(html).not.toContain('29 Nov');
});
