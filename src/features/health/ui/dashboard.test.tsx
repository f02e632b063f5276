import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { type Api, ApiFailure } from '#contract/client.ts';
import { createI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { renderingQueries } from '#web/query-client.ts';
import { Dashboard } from './dashboard.tsx';
import { metricsQuery } from './health-queries.ts';

async function dashboardAfter(status: number): Promise<string> {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  const queries = renderingQueries();
  await queries.prefetchQuery(metricsQuery(api, 'tea-house'));
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <Router ssrPath="/health">
            <Dashboard of={{ slug: 'tea-house' }} tab="overview" />
          </Router>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

it.each([404, 400])('says that there is no such server after a %i', async (status) => {
  expect(await dashboardAfter(status)).toContain('No Servers Found');
});

it('offers to try again after another failure', async () => {
  expect(await dashboardAfter(503)).toContain('Failed to fetch health metrics');
});
