import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { site } from '#test/site.ts';
import { createI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { columnQuery, distinctColumns, loadingColumn, prefetchCompare } from './compare-queries.ts';

/** The column of a server, when each of its calls fails with this status. */
function columnAfter(status: number) {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  return renderingQueries().fetchQuery(columnQuery(api, 'tea-house'));
}

it.each([404, 400])('shows a server as missing after a %i', async (status) => {
  await expect(columnAfter(status)).resolves.toMatchObject({ slug: 'tea-house', server: undefined });
});

it.each([0, 429, 503])('does not take status %i for a missing server', async (status) => {
  await expect(columnAfter(status)).rejects.toMatchObject({ status });
});

it('fetches each server once, also when another is added or removed', async () => {
  const calls: string[] = [];
  const api = (async (call: string) => calls.push(call)) as unknown as Api;
  const context = { api, queries: renderingQueries(), site, i18n: createI18n('en'), params: {} };
  for (const query of ['s=a&s=b', 's=b', 's=b&s=c'])
    await prefetchCompare({ ...context, search: new URLSearchParams(query) });
  expect(calls.filter((call) => call.includes('/servers/'))).toHaveLength(3);
});

it('shows a server once that the URL names by slug and by id', () => {
  const server = { id: 's_1' } as never;
  const [bySlug, byId, missing] = [
    { slug: 'a', server, health: undefined },
    { slug: 's_1', server, health: undefined },
    loadingColumn('x'),
  ];
  expect(distinctColumns([bySlug, byId, missing])).toEqual([bySlug, missing]);
});
