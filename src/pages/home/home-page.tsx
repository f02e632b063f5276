// /: what the site is, the list to discover, categories, and the way to add a community.
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { categoriesQuery, prefetchList } from '#web/directory/list-queries.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { RecentSection } from '#features/recent/ui/recent-section.tsx';
import { definePage, type PageContext } from '#web/page.ts';
import { ApiSection } from './api-section.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { Discover } from './discover.tsx';
import { Hero } from './hero.tsx';
import { litServersQuery, totalsQuery } from './home-queries.ts';
import { SubmitSection } from './submit-section.tsx';
import { discoverQuery } from './use-discover.ts';

function HomePage() {
  return (
    <>
      <Hero />
      <Discover />
      <Suspense fallback={null}>
        <RecentSection />
        <CategoriesSection />
        <SubmitSection />
        <ApiSection />
      </Suspense>
    </>
  );
}

export default definePage({
  component: HomePage,
  prefetch: ({ api, queries, search }: PageContext) =>
    Promise.all([
      prefetchList(api, queries, discoverQuery(readFilters(search.toString()))),
      queries.prefetchQuery(litServersQuery(api)),
      queries.prefetchQuery(totalsQuery(api)),
      queries.prefetchQuery(categoriesQuery(api)),
    ]),
  head: ({ i18n, site, search }) => ({
    title: i18n.t(msg`Duskrow: find the Discord server with its lights on`),
    description: i18n.t(
      msg`Browse communities, check member counts and activity levels, and look inside before you join.`,
    ),
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
