import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { createI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import serverPage from './server-page.tsx';
import page from './share-page.tsx';

async function pageAfter(status: number): Promise<string> {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  const queries = renderingQueries();
  await queries.prefetchQuery(serverQuery(api, 'tea-house'));
  return renderMarkup(<page.component params={{ identifier: 'tea-house' }} />, {
    api,
    queries,
    url: '/server/tea-house/share',
  });
}

it('distinguishes a missing server from one that failed to load', async () => {
  expect(await pageAfter(404)).toContain('There is nothing to share');
  const failed = await pageAfter(503);
  expect(failed).toContain('Failed to load server');
  expect(failed).not.toContain('There is nothing to share');
});

it('is about a missing server, as is that of the server, once a cached server is gone', async () => {
  const api: Api = async () => {
    throw new ApiFailure(404, 'no');
  };
  const queries = renderingQueries();
  const query = serverQuery(api, 'tea-house');
  queries.setQueryData<unknown>(query.queryKey, { slug: 'tea-house', name: 'Tea House', approved: true });
  await queries.prefetchQuery({ ...query, staleTime: 0 });
  const params = { identifier: 'tea-house' };
  const context = { api, queries, site, i18n: createI18n('en'), params, search: new URLSearchParams() };
  for (const { head } of [page, serverPage]) {
    expect(head(context)).toMatchObject({ title: 'Server not found' });
  }
  expect(renderMarkup(<page.component params={params} />, { api, queries })).toContain('There is nothing to share');
});
