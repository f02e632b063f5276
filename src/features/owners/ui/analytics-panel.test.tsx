import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { analyticsQuery } from './owner-queries.ts';

it('shows the numbers and words of a day as the language does', async () => {
  const day = '2026-11-20';
  const words = ['tea', 'pots'].map((word) => ({ word, visits: 3000, days: [{ day, visits: 3000 }] }));
  const queries = renderingQueries();
  queries.setQueryData(analyticsQuery(noApi, 's_1').queryKey, { days: [{ day, views: 6000, joins: 1000 }], words });
  const html = renderMarkup(<AnalyticsPanel serverId="s_1" />, { queries, i18n: await loadedI18n('ja', 'account') });
  expect(html).toContain('tea 3,000、pots 3,000');
  expect(html).toContain('>6,000</td>');
  expect(html).toContain('>1,000</td>');
});
