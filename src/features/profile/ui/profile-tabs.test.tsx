import { expect, it, onTestFinished, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { statsQuery } from '#features/reputation/ui/reputation-queries.ts';
import { localFavorites, syncSavedLists } from '#web/session/saved-lists.ts';
import {
  activityQuery,
  ownFavoritesQuery,
  ownReviewsQuery,
  ownServersQuery,
  userServersQuery,
} from './profile-queries.ts';
import { ProfileTabs } from './profile-tabs.tsx';

const call = vi.fn<(url: string, input: { query: object }) => Promise<object>>(async () => ({}));
const api = call as unknown as Api;

const TOTAL = 101;
const AT = '2026-11-20T10:00:00.000Z';

function favorites(page: number) {
  const id = `only on page ${page}`;
  return {
    servers: [],
    unavailable: [{ id, favoritedAt: AT }],
    total: TOTAL,
    page,
    totalPages: 2,
  };
}

/** The tabs at a URL, after both pages of favorites and the given data have loaded. */
function tabsAt(search: string, queries = renderingQueries(), isSuspended = false): string {
  for (const page of [1, 2]) queries.setQueryData<unknown>(ownFavoritesQuery(api, page).queryKey, favorites(page));
  const tabs = (
    <ProfileTabs isSuspended={isSuspended} renderHeart={({ id }) => id} renderDelete={({ id }) => `Delete ${id}`} />
  );
  return renderMarkup(tabs, { api, queries, url: `/profile?${search}` });
}

it('shows the page of favorites that the URL asks for, with links to the others', () => {
  const first = tabsAt('tab=favorites');
  expect(first).toContain('only on page 1');
  expect(first).toContain('href="/profile?tab=favorites&amp;page=2#profile-favorites"');
  const second = tabsAt('tab=favorites&page=2');
  expect(second).toContain('only on page 2');
  expect(second).not.toContain('only on page 1');
  expect(second).toContain('href="/profile?tab=favorites&amp;page=1#profile-favorites"');
});

it('shows the last page when there are fewer, and the first for a malformed number', () => {
  expect(tabsAt('tab=favorites&page=7')).toContain('only on page 2');
  for (const page of ['-1', '0', 'x', '']) expect(tabsAt(`tab=favorites&page=${page}`)).toContain('only on page 1');
});

it('offers to submit a first server, but not to a suspended user', () => {
  const queries = renderingQueries();
  queries.setQueryData<unknown>(ownServersQuery(api).queryKey, { servers: [], unavailable: [], total: 0 });
  expect(tabsAt('', queries)).toContain('href="/submit"');
  expect(tabsAt('', queries, true)).not.toContain('href="/submit"');
});

it('calls the API for one page of each list', async () => {
  const queries = renderingQueries();
  await queries.fetchQuery(ownServersQuery(api, 3));
  await queries.fetchQuery(ownFavoritesQuery(api, 3));
  await queries.fetchQuery(ownReviewsQuery(api, 3));
  expect(call.mock.calls.map(([url, input]) => [url, input.query])).toEqual(
    ['servers', 'favorites', 'reviews'].map((list) => [`GET /api/v1/profile/${list}`, { page: 3, limit: 100 }]),
  );
});

it('loads what a visitor’s favorites change only after they were merged into the account', async () => {
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  localFavorites.write({ accountId: null, names: new Map([['s_1', 'Harbor']]) });
  const merged = Promise.withResolvers<object>();
  const site = vi.fn<(url: string) => Promise<object>>((url) =>
    url.endsWith('/merge') ? merged.promise : Promise.resolve({ serverIds: [], servers: [] }),
  );
  const asked = () => site.mock.calls.map(([url]) => url);
  const sync = syncSavedLists(site as unknown as Api, 'u_1');
  const queries = renderingQueries();
  const shown = [ownFavoritesQuery, activityQuery, userServersQuery, statsQuery].map((query) =>
    queries.fetchQuery<unknown>(query(site as unknown as Api) as never),
  );
  await vi.waitFor(() => expect(asked()).toEqual(['POST /api/v1/favorites/merge']));
  merged.resolve({ unlocked: [], overLimit: 0 });
  await Promise.all([sync, ...shown]);
  expect(asked().slice(0, 2)).toEqual(['POST /api/v1/favorites/merge', 'GET /api/v1/favorites']);
  expect(asked()).toHaveLength(7);
});

const server = { id: 's_1', slug: 'tea-house', name: 'Tea House', iconUrl: null };
const review = { id: 'r_1', serverName: server.name, serverSlug: server.slug, rating: 4, submittedAt: AT };
const submitted = { id: 's_2', name: 'Tea Barn', heldReason: 'Tea House is closed', heldBecause: null };
const paging = { total: 1, page: 1, totalPages: 1 };

it.each([
  ['servers', ownServersQuery(api).queryKey, { servers: [], unavailable: [submitted], ...paging }],
  ['reviews', ownReviewsQuery(api).queryKey, { reviews: [review], ...paging }],
  ['activity', activityQuery(api).queryKey, [{ id: 'a_1', activityType: 'left_review', createdAt: AT, server }]],
] as const)('keeps the loaded %s when they cannot be fetched again', async (tab, queryKey, data) => {
  const queries = renderingQueries();
  queries.setQueryData<unknown>(queryKey, data);
  const queryFn = () => Promise.reject(new Error('offline'));
  await queries.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  expect(queries.getQueryState(queryKey)?.status).toBe('error');
  expect(tabsAt(`tab=${tab}`, queries)).toContain('Tea House');
});

it('offers to delete the review of a server that is no longer listed, but not to a suspended user', () => {
  const queries = renderingQueries();
  const reviews = [review, { ...review, id: 'r_2', serverName: null, serverSlug: null }];
  queries.setQueryData<unknown>(ownReviewsQuery(api).queryKey, { reviews, ...paging });
  expect(tabsAt('tab=reviews', queries).match(/Delete r_\d/g)).toEqual(['Delete r_2']);
  expect(tabsAt('tab=reviews', queries, true)).not.toContain('Delete r_');
});

it('shows the submitter which server was rejected, and where to appeal', () => {
  const queries = renderingQueries();
  const takenDown = { id: 's_3', name: null, heldReason: null, heldBecause: { key: 'taken-down' } };
  const unavailable = [submitted, takenDown];
  queries.setQueryData<unknown>(ownServersQuery(api).queryKey, { servers: [], unavailable, ...paging });
  const [rejected, other] = tabsAt('tab=servers', queries).split('border-dashed').slice(1);
  expect(rejected).toMatch(/<bdi>Tea Barn<\/bdi>.*Rejected.*Tea House is closed.*href="\/decisions"/);
  expect(other).toContain('A server that is no longer listed');
  expect(other).not.toContain('/decisions');
});
