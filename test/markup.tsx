// Renders components and hooks for tests, inside the providers that the app gives them.
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import type { Api } from '#contract/client.ts';
import { createI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { renderingQueries } from '#web/query-client.ts';

interface Surroundings {
  api?: Api;
  queries?: QueryClient;
  /** English by default. */
  i18n?: I18n;
  /** Path and search. */
  url?: string;
}

/** For what renders without calls. */
export const noApi: Api = () => Promise.reject(new Error('no call is expected'));

export function renderMarkup(element: ReactNode, surroundings: Surroundings = {}): string {
  const { api = noApi, queries = renderingQueries(), i18n = createI18n('en'), url = '/' } = surroundings;
  const [path, search] = url.split('?');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <Router ssrPath={path} ssrSearch={search}>
            {element}
          </Router>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** What the hook returns in one rendering. */
export function callHook<Result>(useHook: () => Result, surroundings?: Surroundings): Result {
  const onResult = vi.fn<(result: Result) => void>();
  const Part = () => {
    onResult(useHook());
    return null;
  };
  renderMarkup(<Part />, surroundings);
  return onResult.mock.lastCall![0];
}
