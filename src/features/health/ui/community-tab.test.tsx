import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { loadedI18n } from '#web/i18n.ts';
import { ApiContext } from '#web/kit/use-api.ts';
import { renderingQueries } from '#web/query-client.ts';
import { CommunityTab } from './community-tab.tsx';
import { countsHistoryQuery } from './health-queries.ts';
import type { Health } from './measures.ts';

const api: Api = () => Promise.reject(new Error('not called'));

const NOTHING = {
  memberGrowthRate: null,
  onlineRatio: null,
  engagementRate: null,
  averageRating: 0,
  totalReviews: 0,
  positiveReviewRatio: null,
  activityScore: null,
  channelActivity: null,
  parts: [],
} as unknown as Health;

it('pluralizes the members of a chart in Polish', async () => {
  const queries = renderingQueries();
  const counts = [1, 5].map((count, index) => ({
    at: `2026-11-0${index + 1}T10:00:00.000Z`,
    memberCount: count,
    onlineCount: count,
  }));
  queries.setQueryData<unknown>(countsHistoryQuery(api, 'tea-house').queryKey, { points: counts });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadedI18n('pl', 'account')}>
      <QueryClientProvider client={queries}>
        <ApiContext value={api}>
          <CommunityTab health={NOTHING} slug="tea-house" />
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(html).toContain('1 członek (1 lis 2026), 5 (2 lis 2026).');
});
