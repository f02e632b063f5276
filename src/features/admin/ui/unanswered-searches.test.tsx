import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { unansweredQuery } from './admin-queries.ts';
import { UnansweredSearches } from './unanswered-searches.tsx';

it('does not claim that every search found something when the list is empty', () => {
  const queries = renderingQueries();
  queries.setQueryData(unansweredQuery(noApi).queryKey, []);
  const html = renderMarkup(<UnansweredSearches />, { queries });
  expect(html).toContain('No searches are listed. Those from a single address are not counted.');
});
