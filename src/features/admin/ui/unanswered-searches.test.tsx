import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { createI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { unansweredQuery } from './admin-queries.ts';
import { UnansweredSearches } from './unanswered-searches.tsx';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

it('does not claim that every search found something when the list is empty', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(unansweredQuery(api).queryKey, []);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={createI18n('en')}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <UnansweredSearches />
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(html).toContain('No searches are listed. Those from a single address are not counted.');
});
