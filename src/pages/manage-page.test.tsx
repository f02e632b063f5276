import { expect, it } from 'vitest';
import type { OwnedServer } from '#features/owners/contract.ts';
import { decisionsQuery } from '#features/moderation/ui/decisions-note.tsx';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { Owned } from './manage-page.tsx';

const server = { id: 's_1', slug: 'tea-house', name: 'Tea House', state: 'public', owners: 1 } as OwnedServer;
const lists = { categories: [], tags: [], longDescription: null, language: null };

function shownTo(suspendedFor: string | null): string {
  const queries = renderingQueries();
  queries.setQueryData<unknown>(decisionsQuery(noApi).queryKey, [{ isLifted: false }]);
  const page = <Owned server={{ ...server, ...lists }} identifier="tea-house" suspendedFor={suspendedFor} />;
  return renderMarkup(page, { queries });
}

it('tells a suspended owner why, and offers nothing that would be refused', () => {
  expect(shownTo(null)).toMatch(/Edit page.*Alert webhook.*Danger zone/);
  const page = shownTo('Spam.');
  expect(page).toMatch(/suspended.*Spam\..*href="\/decisions".*Manage <bdi>Tea House/);
  expect(page).not.toMatch(/<form|<button|Alert webhook|Danger zone/);
});
