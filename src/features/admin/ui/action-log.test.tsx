import { expect, it } from 'vitest';
import type { AdminAction } from '#features/admin/contract.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderAt } from '#web/kit/clock.ts';
import { renderingQueries } from '#web/query-client.ts';
import { ActionLog } from './action-log.tsx';
import { actionLogQuery } from './admin-queries.ts';

it('offers to reinstate an account only while it exists', () => {
  const at = '2026-11-20T10:00:00.000Z';
  renderAt(Date.parse(at));
  const suspended = (id: string, subject: string, subjectName: string | null): AdminAction => ({
    id,
    subject,
    subjectName,
    review: null,
    subjectSlug: null,
    action: 'suspend',
    admin: 'lamplighter',
    reason: 'Spam.',
    before: '{"suspended":false}',
    after: '{"suspended":true}',
    at,
    batchId: null,
  });
  const log = [
    suspended('aa_1', 'deleted account', null),
    suspended('aa_2', 'u_1', 'moss.keeper'),
    suspended('aa_3', 'deleted account', null),
  ];
  const queries = renderingQueries();
  queries.setQueryData(actionLogQuery(noApi).queryKey, { pages: [log], pageParams: [undefined] });
  const entries = renderMarkup(<ActionLog />, { queries })
    .split('<li')
    .slice(1);
  expect(entries.map((entry) => entry.includes('Reinstate'))).toEqual([false, true, false]);
});
