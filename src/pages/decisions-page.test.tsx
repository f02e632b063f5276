import { expect, it } from 'vitest';
import { decisionsQuery } from '#features/moderation/ui/decisions-note.tsx';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import decisionsPage from './decisions-page.tsx';

it('asks a visitor without decisions to log in', () => {
  const queries = renderingQueries();
  queries.setQueryData(decisionsQuery(noApi).queryKey, []);
  const { component: Component } = decisionsPage;
  const page = renderMarkup(<Component params={{}} />, { queries });
  expect(page).toMatch(/<h2[^>]*>Log in to see your decisions<.*href="\/api\/auth\/login\?returnTo=%2Fdecisions"/);
  expect(page).not.toContain('No decisions yet');
});
