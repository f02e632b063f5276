import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { analyticsQuery } from './owner-queries.ts';

it('joins the words of a day as the language does', async () => {
  const day = '2026-11-20';
  const words = ['tea', 'pots'].map((word) => ({ word, visits: 3, days: [{ day, visits: 3 }] }));
  const queries = renderingQueries();
  queries.setQueryData(analyticsQuery(noApi, 's_1').queryKey, { days: [{ day, views: 6, joins: 0 }], words });
  const html = renderMarkup(<AnalyticsPanel serverId="s_1" />, { queries, i18n: await loadedI18n('ja', 'account') });
  expect(html).toContain('tea 3、pots 3');
});
