import { expect, it } from 'vitest';
import type { AdminAction } from '#features/admin/contract.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderAt } from '#web/kit/clock.ts';
import { renderingQueries } from '#web/query-client.ts';
import { ActionLog } from './action-log.tsx';
import { actionLogQuery } from './admin-queries.ts';

const at = '2026-11-20T10:00:00.000Z';
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

function entriesOf(log: AdminAction[]): string[] {
  renderAt(Date.parse(at));
  const queries = renderingQueries();
  queries.setQueryData(actionLogQuery(noApi).queryKey, { pages: [log], pageParams: [undefined] });
  const markup = renderMarkup(<ActionLog />, { queries });
  return markup.split('<li').slice(1);
}

it('offers to reinstate an account only while it exists', () => {
  const log = [
    suspended('aa_1', 'deleted account', null),
    suspended('aa_2', 'u_1', 'moss.keeper'),
    suspended('aa_3', 'deleted account', null),
  ];
  expect(entriesOf(log).map((entry) => entry.includes('Reinstate'))).toEqual([false, true, false]);
});

it('calls the approval of a rejected server unblocking only if it was blocked', () => {
  const approved = (id: string, after: string) => ({ ...suspended(id, id, 'Tea'), action: 'unblock', after });
  const entries = entriesOf([
    approved('aa_1', '{"approval":"approved"}'),
    approved('aa_2', '{"approval":"approved","blocked":false}'),
  ]);
  expect(entries.map((entry) => /<span>(\w+)<\/span>/.exec(entry)?.[1])).toEqual(['approved', 'unblocked']);
});
