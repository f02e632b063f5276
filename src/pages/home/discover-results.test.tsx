import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { site } from '#test/site.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';
import { renderingQueries } from '#web/query-client.ts';
import { SiteContext } from '#web/site.tsx';
import { DiscoverResults } from './discover-results.tsx';
import { discoverQuery } from './home-queries.ts';

/** Of the page for a search that finds nothing. */
function resultsFor(search: string): string {
  const parameters = new URLSearchParams({ search });
  const queries = renderingQueries();
  const { queryKey } = serverListQuery(noApi, discoverQuery(readFilters(parameters)));
  queries.setQueryData<unknown>(queryKey, { servers: [], total: 0, totalPages: 0 });
  const results = (
    <SiteContext value={site}>
      <DiscoverResults />
    </SiteContext>
  );
  return renderMarkup(results, { queries, url: `/?${parameters}` });
}

it.each([
  'https://discord.gg/zorgle',
  'discord.gg/invite/zorgle',
  'canary.discord.com/invite/zorgle',
  'https://discordapp.com/invite/zorgle',
  '.gg/zorgle',
])('shows where a pasted invite belongs: %s', (search) => {
  expect(resultsFor(search)).toContain('This is an invite.');
});

it.each(['https://discord.com/channels/1/2', 'discord.com/download', 'dsc.gg/zorgle', 'https://discord.gg/'])(
  'does not take %s for an invite',
  (search) => {
    expect(resultsFor(search)).not.toContain('This is an invite.');
  },
);
