import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { Dashboard } from './dashboard.tsx';
import { metricsQuery } from './health-queries.ts';

async function dashboardAfter(status: number): Promise<string> {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  const queries = renderingQueries();
  await queries.prefetchQuery(metricsQuery(api, 'tea-house'));
  return renderMarkup(<Dashboard of={{ slug: 'tea-house' }} tab="overview" />, { api, queries, url: '/health' });
}

it.each([404, 400])('says that there is no such server after a %i', async (status) => {
  expect(await dashboardAfter(status)).toContain('No Servers Found');
});

it('offers to try again after another failure', async () => {
  expect(await dashboardAfter(503)).toContain('Failed to fetch health metrics');
});
