// /: what the site is, the list to discover, categories, and the way to add a community.
import { categoriesQuery, serverListQuery } from '#web/directory/list-queries.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { island } from '#web/kit/island.tsx';
import { definePage, type PageContext } from '#web/page.ts';
import { Discover, discoverIslands } from './discover.tsx';
import { Hero, LitRow } from './hero.tsx';
import { litServersQuery, totalsQuery } from './home-queries.ts';
import { texts } from './texts.ts';
import { discoverQuery } from './use-discover.ts';

// What is below the fold on every screen comes without its code.
const CategoriesSection = island(() => import('./categories-section.tsx'));
const RecentSection = island(() => import('#features/recent/ui/recent-section.tsx'));
const SubmitSection = island(() => import('./submit-section.tsx'));
const ApiSection = island(() => import('./api-section.tsx'));

function HomePage() {
  return (
    <>
      <Hero />
      <Discover />
      <RecentSection />
      <CategoriesSection />
      <SubmitSection />
      <ApiSection />
    </>
  );
}

export default definePage({
  component: HomePage,
  islands: [LitRow, ...discoverIslands, RecentSection, CategoriesSection, SubmitSection, ApiSection],
  prefetch: ({ api, queries, search }: PageContext) =>
    Promise.all([
      queries.prefetchQuery(serverListQuery(api, discoverQuery(readFilters(search.toString())))),
      queries.prefetchQuery(litServersQuery(api)),
      queries.prefetchQuery(totalsQuery(api)),
      queries.prefetchQuery(categoriesQuery(api)),
    ]),
  head: ({ site, search }) => ({
    title: texts.headTitle,
    description: texts.lead,
    canonical: '/',
    // Free text makes endless addresses of the same servers.
    robots: search.get('search') ? 'noindex' : undefined,
    alternates: feedAlternates(site.publicUrl),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Duskrow',
      url: `${site.publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.publicUrl}/servers?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  }),
});
