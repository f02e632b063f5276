import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { loadedI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { ReviewForm } from './review-form.tsx';

const api = (() => Promise.reject(new Error('not called'))) as unknown as Api;

it.each(INTERFACE_LANGUAGES)('labels the stars and the text differently in %s', async (language) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadedI18n(language)}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <ReviewForm serverId="s_1" />
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const [stars] = [...html.matchAll(/<legend[^>]*>([^<]+)/g)].map(([, text]) => text);
  const labels = [...html.matchAll(/<label for=[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(labels).toHaveLength(2);
  expect(labels).not.toContain(stars);
});
