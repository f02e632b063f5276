import { expect, it } from 'vitest';
import type { HeldSubmission } from '#features/admin/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { renderAt } from '#web/kit/clock.ts';
import { SubmissionRow } from './submission-row.tsx';

it('joins the categories as the language does', async () => {
  const submittedAt = '2026-11-20T10:00:00.000Z';
  renderAt(Date.parse(submittedAt));
  const categories = ['Music', 'Art'];
  const held = { id: 's_1', name: 'Tea', iconUrl: null, memberCount: 1, onlineCount: 1, categories, submittedAt };
  const row = (
    <SubmissionRow
      item={held as unknown as HeldSubmission}
      isPending={false}
      act={async () => true}
      ask={() => undefined}
    />
  );
  expect(renderMarkup(row, { i18n: await loadedI18n('ja', 'admin') })).toContain('音楽、アート');
});
