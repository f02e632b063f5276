// /: what the site is, the list to discover, categories, and the way to add a community.
import { ArrowRight } from 'lucide-react';
import { categoriesQuery } from '#features/categories/ui/category-queries.ts';
import { CategoryTiles } from '#features/categories/ui/category-tiles.tsx';
import { useListFilters } from '#features/listings/ui/filters.tsx';
import { readFilters } from '#features/listings/ui/list-filters.ts';
import { serverListQuery } from '#features/listings/ui/list-queries.ts';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { definePage, type PageContext } from '#web/page.ts';
import { ApiSection } from './api-section.tsx';
import { Discover, discoverQuery } from './discover.tsx';
import { Hero, LEAD } from './hero.tsx';
import { litServersQuery, totalsQuery } from './home-queries.ts';

function HomePage() {
  return (
    <>
      <Hero />
      <Discover />
      <Categories />
      <AddCommunity />
      <ApiSection />
    </>
  );
}

function Categories() {
  const { filters, hrefFor } = useListFilters();
  return (
    <section id="categories" aria-labelledby="categories-title" className="border-t border-line py-7 md:py-10">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-4">
          <h2 id="categories-title">Categories</h2>
          <ButtonLink href="/categories" variant="ghost" size="sm" className="ml-auto">
            Browse Categories
            <ArrowRight size={16} aria-hidden="true" />
          </ButtonLink>
        </div>
        <CategoryTiles
          hrefFor={(name) => `${hrefFor({ category: [name] })}#discover`}
          current={filters.category.length === 1 ? filters.category[0] : undefined}
        />
      </div>
    </section>
  );
}

function AddCommunity() {
  return (
    <section id="submit" aria-labelledby="submit-title" className="border-t border-line py-7 md:py-10">
      <div className="wrap">
        <div className="mb-4.5">
          <h2 id="submit-title">Add Your Community</h2>
          <p className="mt-1 text-ink-2">Share any Discord server. No management permissions required.</p>
        </div>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[5fr_7fr]">
          <ConnectCard returnTo="/submit" level={3} />
          <Panel title="Submit by invite link" level={3}>
            <SubmitForm variant="compact" />
          </Panel>
        </div>
      </div>
    </section>
  );
}

export default definePage({
  component: HomePage,
  prefetch: ({ api, queries, search }: PageContext) =>
    Promise.all([
      queries.prefetchQuery(serverListQuery(api, discoverQuery(readFilters(search.toString())))),
      queries.prefetchQuery(litServersQuery(api)),
      queries.prefetchQuery(totalsQuery(api)),
      queries.prefetchQuery(categoriesQuery(api)),
    ]),
  head: ({ site, search }) => ({
    title: 'Duskrow: find the Discord server with its lights on',
    description: LEAD,
    canonical: '/',
    // Free text makes endless addresses of the same servers.
    robots: search.get('search') ? 'noindex' : undefined,
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
