import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { unansweredQuery } from './admin-queries.ts';
import { UnansweredSearches } from './unanswered-searches.tsx';

it('asks before it clears the searches, which cannot be undone', () => {
  const queries = renderingQueries();
  const searches = [{ search: 'tea', times: 2, lastAt: '2026-11-20T10:00:00.000Z' }];
  queries.setQueryData(unansweredQuery(noApi).queryKey, searches);
  const markup = renderMarkup(<UnansweredSearches />, { queries });
  expect(markup).toMatch(/<dialog(?! open).*Clear the searches that found nothing\?.*Clear all<.*Cancel</);
});
