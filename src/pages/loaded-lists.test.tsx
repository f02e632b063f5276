// Lists of several pages after a fetch that failed.
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { userServersQuery } from '#features/profile/ui/profile-queries.ts';
import { trendingQuery } from '#features/recommendations/ui/recommendation-queries.ts';
import { TrendingStrip } from '#features/recommendations/ui/trending-strip.tsx';
import { statsQuery } from '#features/reputation/ui/reputation-queries.ts';
import { tagsQuery } from '#features/tags/ui/tag-queries.ts';
import { renderMarkup } from '#test/markup.tsx';
import { NO_FILTERS } from '#web/directory/list-filters.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';
import { renderingQueries } from '#web/query-client.ts';
import { Progress } from './achievements-page.tsx';
import { DiscoverResults } from './home/discover-results.tsx';
import { discoverQuery } from './home/home-queries.ts';
import { ConnectedServers } from './my-reviews-page.tsx';
import tagsPage from './tags-page.tsx';

const fail = () => Promise.reject(new Error('no connection'));
const api = fail as unknown as Api;

it.each([
  [
    'results of the home page',
    DiscoverResults,
    serverListQuery(api, discoverQuery(NO_FILTERS)),
    { servers: [], total: 9, totalPages: 1 },
    'There is no page 1',
  ],
  [
    'trending servers',
    TrendingStrip,
    trendingQuery(api),
    { servers: [{ id: 's_1', slug: 'tea-house', name: 'Tea House', iconUrl: null, activityLevel: 'Active' }] },
    'Tea House',
  ],
  [
    'tags',
    tagsPage.component as ComponentType,
    tagsQuery(api),
    [{ name: 'oolong', slug: 'oolong', serverCount: 2 }],
    'oolong',
  ],
  ['servers to review', () => <ConnectedServers suspendedFor={null} />, userServersQuery(api), [], 'No Servers Found'],
  ['achievements', Progress, statsQuery(api), { achievements: [] }, 'Achievements Coming Soon'],
])('keeps the %s when fetching them again fails', async (_list, Part, query, loaded, shown) => {
  const queries = renderingQueries();
  queries.setQueryData<unknown>(query.queryKey, loaded);
  const html = () => renderMarkup(<Part />, { api, queries });
  const before = html();
  expect(before).toContain(shown);
  await queries.prefetchQuery({ queryKey: query.queryKey, queryFn: fail, staleTime: 0 });
  expect(queries.getQueryState(query.queryKey)?.status).toBe('error');
  expect(html()).toBe(before);
});

it('asks once to try again when the results of the home page cannot be loaded', async () => {
  const queries = renderingQueries();
  await queries.prefetchQuery({ ...serverListQuery(api, discoverQuery(NO_FILTERS)), queryFn: fail });
  const html = renderMarkup(<DiscoverResults />, { api, queries });
  expect(html).toContain('Failed to load servers. Please try again.');
  expect(html).not.toContain('try again later');
});
