import { expect, it } from 'vitest';
import type { ReportedItem } from '#features/admin/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { ReportRow } from './report-row.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const rowOf = (approval: ReportedItem['server']['approval']) => {
  const item: ReportedItem = {
    kind: 'report',
    subjectType: 'server',
    id: 's_1',
    server: { id: 's_1', name: 'Tea House', slug: 'tea-house', iconUrl: null, approval },
    review: null,
    reportCount: 1,
    isUrgent: false,
    reasons: [],
    reports: [],
    since: AT,
  };
  return renderMarkup(<ReportRow item={item} isPending={false} act={() => Promise.resolve(true)} ask={() => {}} />);
};

it('leads to the page of a reported server, and says of one without a page why it has none', () => {
  expect(rowOf('approved')).toContain('href="/server/tea-house"');
  expect(rowOf('approved')).not.toContain('Taken down');
  expect(rowOf('opted-out')).toMatch(/<bdi>Tea House<.*>Taken down</);
  expect(rowOf('opted-out')).not.toContain('href=');
});
