import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { type Api, ApiFailure } from '#contract/client.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { createI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { renderingQueries } from '#web/query-client.ts';
import page from './share-page.tsx';

async function pageAfter(status: number): Promise<string> {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  const queries = renderingQueries();
  await queries.prefetchQuery(serverQuery(api, 'tea-house'));
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <Router ssrPath="/server/tea-house/share">
            <page.component params={{ identifier: 'tea-house' }} />
          </Router>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

it('distinguishes a missing server from one that failed to load', async () => {
  expect(await pageAfter(404)).toContain('There is nothing to share');
  const failed = await pageAfter(503);
  expect(failed).toContain('Failed to load server');
  expect(failed).not.toContain('There is nothing to share');
});
