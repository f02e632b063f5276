import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';
import { renderingQueries } from '#web/query-client.ts';
import { SiteContext } from '#web/site.tsx';
import { DiscoverResults } from './discover-results.tsx';
import { discoverQuery } from './home-queries.ts';

it('shows where a pasted invite belongs', () => {
  const search = 'search=https%3A%2F%2Fdiscord.gg%2Fzorgle';
  const queries = renderingQueries();
  const { queryKey } = serverListQuery(noApi, discoverQuery(readFilters(new URLSearchParams(search))));
  queries.setQueryData<unknown>(queryKey, { servers: [], total: 0, totalPages: 0 });
  const results = (
    <SiteContext value={site}>
      <DiscoverResults />
    </SiteContext>
  );
  expect(renderMarkup(results, { queries, url: `/?${search}` })).toContain('This is an invite.');
});
