import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { serverQuery } from '#web/directory/list-queries.ts';
import { renderingQueries } from '#web/query-client.ts';
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
