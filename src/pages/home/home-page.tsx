// /: introduction, the server list, categories, and how to add a community.
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { categoriesQuery, prefetchList } from '#web/directory/list-queries.ts';
import { readFilters } from '#web/directory/list-filters.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { RecentSection } from '#features/recent/ui/recent-section.tsx';
import { definePage, type PageContext } from '#web/page.ts';
import { CategoryTiles } from '#features/categories/ui/category-tiles.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useUser } from '#web/session/use-user.ts';
import { ApiSection } from './api-section.tsx';
import { Discover } from './discover.tsx';
import { Hero } from './hero.tsx';
import { discoverQuery, activeServersQuery, totalsQuery } from './home-queries.ts';

const DecisionsNote = lazyPart(() => import('#features/moderation/ui/decisions-note.tsx'), { isQuiet: true });

function HomePage() {
  return (
    <>
      <Hero />
      <Discover />
      <div data-heading="h2">
        <Suspense fallback={null}>
          <RecentSection />
          <CategoriesSection />
          <SubmitSection />
          <ApiSection />
        </Suspense>
      </div>
    </>
  );
}

/** A tile filters the list above by its category. */
function CategoriesSection() {
  const { filters, hrefFor } = useListFilters();
  return (
    <section id="categories" aria-labelledby="categories-title" className="home-section below-fold">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-4">
          <h2 id="categories-title">
            <Trans>Categories</Trans>
          </h2>
          <ButtonLink href="/categories" variant="ghost" size="sm" className="ms-auto">
            <Trans>Browse Categories</Trans>
            <ArrowRight size={16} />
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

/** Two ways to add a community: your own after logging in, or any by its invite. */
function SubmitSection() {
  const { t } = useLingui();
  const suspendedFor = useUser().user?.suspendedFor ?? null;
  return (
    <section id="submit" aria-labelledby="submit-title" className="home-section below-fold">
      <div className="wrap">
        <div className="mb-4.5">
          <h2 id="submit-title">
            <Trans>Add Your Community</Trans>
          </h2>
          <p className="mt-1 text-ink-2">
            <Trans>Share any Discord server. No management permissions required.</Trans>
          </p>
        </div>
        {suspendedFor === null ? (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[5fr_7fr]">
            <ConnectCard level={3} />
            <Panel title={t`Submit by invite link`} level={3}>
              <SubmitForm variant="compact" />
            </Panel>
          </div>
        ) : (
          <DecisionsNote suspendedFor={suspendedFor} />
        )}
      </div>
    </section>
  );
}

export default definePage({
  component: HomePage,
  prefetch: ({ api, queries, search }: PageContext) =>
    Promise.all([
      prefetchList(api, queries, discoverQuery(readFilters(search))),
      queries.prefetchQuery(activeServersQuery(api)),
      queries.prefetchQuery(totalsQuery(api)),
      queries.prefetchQuery(categoriesQuery(api)),
    ]),
  head: ({ i18n, site, search }) => ({
    title: i18n.t(msg`Duskrow: find the Discord server with its lights on`),
    description: i18n.t(
      msg`Browse communities, check member counts and activity levels, and look inside before you join.`,
    ),
    canonical: '/',
    // Free text yields endless URLs for the same servers.
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
