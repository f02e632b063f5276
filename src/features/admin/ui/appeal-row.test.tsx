import { expect, it } from 'vitest';
import type { AppealItem } from '#features/admin/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderAt } from '#web/kit/clock.ts';
import { AppealRow } from './appeal-row.tsx';

const since = '2026-11-20T10:00:00.000Z';
const appeal: AppealItem = {
  kind: 'appeal',
  id: 'ap_1',
  about: 'review',
  subject: 'Buy my things.',
  review: { server: 'Tea House', rating: 2, title: 'Shop' },
  reason: 'No advertising.',
  text: 'It was a joke.',
  by: 'moss.keeper',
  since,
};

it('shows the removed review that an appeal is about, with its server and author', () => {
  renderAt(Date.parse(since));
  const row = <AppealRow item={appeal} isPending={false} act={async () => true} ask={() => undefined} />;
  const markup = renderMarkup(row);
  expect(markup).toContain('Review of Tea House by moss.keeper');
  expect(markup).toMatch(/<blockquote[^>]*><b class="block">Shop<\/b>Buy my things\.</);
});
