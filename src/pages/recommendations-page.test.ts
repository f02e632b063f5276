import { expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { recommendationsQuery } from '#features/recommendations/ui/recommendation-queries.ts';
import { site } from '#test/site.ts';
import { createI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { userQuery } from '#web/session/use-user.ts';
import recommendations from './recommendations-page.tsx';

it.each([
  ['visitors', null, 'anonymous'],
  ['a user', { id: 'u_1' }, 'u_1'],
])('fetches ahead what the page shows to %s, and nothing else', async (_who, user, userId) => {
  const calls: string[] = [];
  const api = (async (call: string) => calls.push(call)) as unknown as Api;
  const queries = renderingQueries();
  queries.setQueryData<unknown>(userQuery(api).queryKey, user);
  const search = new URLSearchParams('category=Art');
  await recommendations.prefetch?.({ api, queries, site, i18n: createI18n('en'), params: {}, search });
  expect(calls).toEqual(['GET /api/v1/trending', 'GET /api/v1/recommendations']);
  const shown = recommendationsQuery(api, userId, { minScore: 60, category: 'Art' });
  expect(queries.getQueryState(shown.queryKey)).toBeDefined();
});
