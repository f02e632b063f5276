// /recommendations: trending servers and suggestions for the user. Visitors get a version that is not personalized,
// rendered on the server. The filters are a form, so that they work without scripts.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { useUser, userQuery } from '#web/session/use-user.ts';
import { HeartButton } from '#features/favorites/ui/heart-button.tsx';
import { categoryName } from '#web/directory/category-words.ts';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { useNavigate, useSearchParams } from '#web/location.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { SelectField } from '#web/kit/field.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { recommendationsQuery, trendingQuery } from '#features/recommendations/ui/recommendation-queries.ts';
import {
  MIN_SCORES,
  readRecommendationFilter,
  recommendationFilterQuery,
  type RecommendationFilter,
} from '#features/recommendations/ui/recommendation-filter.ts';
import { countText, RecommendationRow } from '#features/recommendations/ui/recommendation-row.tsx';
import { TrendingStrip } from '#features/recommendations/ui/trending-strip.tsx';
import { MoreButton } from './shared/more-button.tsx';

const HiddenHere = lazyPart(() => import('#features/hidden/ui/hidden-here.tsx'), { isQuiet: true });

const ANONYMOUS = 'anonymous';

function RecommendationsPage() {
  const { user } = useUser();
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">
          <Trans>Personalized Recommendations</Trans>
        </h1>
        <p className="mt-2 text-ink-2">
          <Trans>Servers that may suit you, and why.</Trans>
        </p>
      </div>
      <TrendingStrip />
      <ForYou userId={user?.id ?? ANONYMOUS} />
    </div>
  );
}

function ForYou({ userId }: { userId: string }) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const filter = readRecommendationFilter(useSearchParams());
  const recommendations = useQuery(recommendationsQuery(api, userId, filter));
  const { data } = recommendations;
  const hidden = useHidden();
  // The API omits servers hidden in an account; only the browser knows what a visitor has hidden.
  const recommended = data?.recommendations.map(({ server }) => server) ?? [];
  const shown = new Set(withoutHidden(recommended, hidden));
  return (
    <section aria-labelledby="for-you-title" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="for-you-title" className="text-2xl">
            <Trans>For You</Trans>
          </h2>
          <p aria-live="polite" className="mt-1 min-h-[1.5em] text-ink-2">
            {data && countText(shown.size, data.totalRecommendations, i18n)}
          </p>
        </div>
        <Filters filter={filter} />
      </div>
      {userId === ANONYMOUS && (
        <p className="visitor-only text-xs text-ink-3">
          <Trans>
            You’re not logged in, so here’s what is active, well rated and growing. Log in and add favorites to get your
            own.
          </Trans>
        </p>
      )}
      <LoadState query={recommendations} skeleton="h-40" failed={t`Failed to load recommendations`} />
      {data?.recommendations.length === 0 && (
        <EmptyState
          level={3}
          title={t`No recommendations found`}
          text={t`Try adjusting your filters or interact with more servers to improve recommendations.`}
          action={
            <ButtonLink href="/servers">
              <Trans>Browse servers</Trans>
            </ButtonLink>
          }
        />
      )}
      {data && data.recommendations.length > 0 && (
        <ul className="grid gap-3">
          {data.recommendations
            .filter(({ server }) => shown.has(server))
            .map((recommendation) => (
              <RecommendationRow
                key={recommendation.serverId}
                recommendation={recommendation}
                actions={
                  <>
                    <HeartButton server={recommendation.server} look="row" />
                    <MoreButton server={recommendation.server} look="row" />
                  </>
                }
              />
            ))}
        </ul>
      )}
      {shown.size < recommended.length && <HiddenHere servers={recommended.filter((server) => !shown.has(server))} />}
    </section>
  );
}

function Filters({ filter }: { filter: RecommendationFilter }) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const scores = MIN_SCORES.map((score) => ({ value: String(score), label: t`${score}+` }));
  const categories = [
    { value: '', label: t`All Categories` },
    ...CATEGORIES.map(({ name }) => ({ value: name, label: categoryName(name, i18n) })),
  ];
  const choose = (form: HTMLFormElement | null): void => {
    if (!form) return;
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    navigate(`/recommendations${recommendationFilterQuery(readRecommendationFilter(chosen))}`, { replace: true });
  };
  return (
    <form action="/recommendations" className="flex flex-wrap items-end gap-3">
      <SelectField
        name="category"
        label={t`Category`}
        options={categories}
        value={filter.category ?? ''}
        onChange={(event) => choose(event.target.form)}
      />
      <SelectField
        name="minScore"
        label={t`Min Score`}
        options={scores}
        value={String(filter.minScore)}
        onChange={(event) => choose(event.target.form)}
      />
      <span className="without-script">
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </span>
    </form>
  );
}

export default definePage({
  component: RecommendationsPage,
  prefetch: ({ api, queries, search }) => {
    // Known in the browser after the first page.
    const userId = queries.getQueryData(userQuery(api).queryKey)?.id ?? ANONYMOUS;
    return Promise.all([
      queries.prefetchQuery(trendingQuery(api)),
      queries.prefetchQuery(recommendationsQuery(api, userId, readRecommendationFilter(search))),
    ]);
  },
  head: ({ i18n }) => ({
    title: i18n.t(msg`Personalized Recommendations`),
    description: i18n.t(msg`Servers that may suit you, and why.`),
    canonical: '/recommendations',
  }),
});
