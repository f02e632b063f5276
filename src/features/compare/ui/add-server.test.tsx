import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Api } from '#contract/client.ts';
import { createI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { renderingQueries } from '#web/query-client.ts';
import { AddServer } from './add-server.tsx';
import { addQuery } from './compare-queries.ts';

const api: Api = () => Promise.reject(new Error('not called'));

it('keeps showing differences only when a server is searched for without scripts, or added', () => {
  const queries = renderingQueries();
  const found = { id: 's_2', slug: 'tea-house', name: 'Tea House', memberCount: 1, onlineCount: 1, iconUrl: null };
  queries.setQueryData<unknown>(addQuery(api, 'tea').queryKey, { servers: [found] });
  const state = { slugs: ['oadro'], leftOut: 0, add: 'tea', onlyDifferences: true };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <Router ssrPath="/compare">
            <AddServer state={state} shownIds={[]} />
          </Router>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(html).toContain('<input type="hidden" name="only" value="differences"/>');
  expect(html).toContain('href="/compare?s=oadro&amp;s=tea-house&amp;only=differences"');
});
