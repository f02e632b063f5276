import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { type Health, MEASURES } from './measures.ts';
import { OverviewTab } from './overview-tab.tsx';

const NOTHING = {
  ...Object.fromEntries(MEASURES.map(({ metric }) => [metric, null])),
  serverId: 's_1',
  overallHealthScore: 80,
  healthTrend: 'stable',
  lastUpdated: null,
  measured: 0,
  parts: [],
} as unknown as Health;
const ALERTS = { data: [], isError: false, fetchedAt: 0, refetch: () => undefined };

it('says on which days the scores of the chart were, not how many there are', () => {
  const scores = [
    { at: '2026-11-16T00:00:00.000Z', score: 50 },
    { at: '2026-11-17T00:00:00.000Z', score: 60 },
    { at: '2026-11-28T00:00:00.000Z', score: 80 },
  ];
  const health = { ...NOTHING, scores } as Health;
  const html = renderMarkup(<OverviewTab health={health} alerts={ALERTS} scope={{ slug: 'tea-house' }} />);
  expect(html).toContain('Score 50 on 16 Nov 2026, 80 on 28 Nov 2026. The dashed line is at 80');
});
