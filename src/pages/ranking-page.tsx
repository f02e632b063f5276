// /ranking: how lists are ordered, with the numbers that the code reckons with.
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { RankingRules } from '#features/site-pages/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { language, locale } from '#web/kit/language.ts';
import { percent, whole } from '#web/kit/number.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { List, ProsePage, Section } from '#features/site-pages/ui/prose.tsx';
import { texts } from '#features/site-pages/ui/texts.ts';
import type { Api } from '#contract/client.ts';

function rankingQuery(api: Api) {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => api('GET /api/v1/ranking', { signal }),
  });
}

function RankingPage() {
  const { data, isError, refetch } = useQuery(rankingQuery(useApi()));
  return (
    <ProsePage title={texts.ranking.title} lead={texts.ranking.lead}>
      {data && (
        <>
          <Rank {...data} />
          <Activity {...data.activity} />
          <Rating {...data.rank} />
          <Trending {...data.trending} />
          <Unusual {...data.unusual} />
          <Others />
        </>
      )}
      {!data && isError && (
        <ErrorState level={2} title={texts.ranking.failed} text={texts.ranking.later} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-64" />}
    </ProsePage>
  );
}

function Rank({ rank, examples }: RankingRules) {
  const { ranking } = texts;
  return (
    <Section title={ranking.rank}>
      <p>{ranking.rankText}</p>
      <List
        items={[
          ranking.activityPart(rank.activityPoints),
          ranking.sizePart(rank.sizePoints, whole(rank.fullMembers)),
          ranking.ratingPart(rank.ratingPoints),
        ]}
      />
      <Examples examples={examples} />
    </Section>
  );
}

function Examples({ examples }: Pick<RankingRules, 'examples'>) {
  const { ranking } = texts;
  return (
    // It scrolls by itself on narrow screens, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto rounded-lg border border-line" tabIndex={0} aria-label={ranking.examples}>
      <table className="w-full text-sm [overflow-wrap:normal] [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start">
        <caption className="sr-only">{ranking.examplesCaption}</caption>
        <thead className="border-b border-line text-xs text-ink-3">
          <tr>
            {ranking.columns.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {examples.map(({ members, online, stars, reviews, activity, rank }) => (
            <tr key={members}>
              <td>{whole(members)}</td>
              <td>{whole(online)}</td>
              <td>{stars === null ? ranking.noReviews : ranking.starsOf(decimal(stars), whole(reviews))}</td>
              <td>{decimal(activity)}</td>
              <td className="font-semibold text-ink">{decimal(rank)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Activity(rules: RankingRules['activity']) {
  const { ranking } = texts;
  return (
    <Section title={ranking.activity}>
      <p>{ranking.activityText}</p>
      <List
        items={[
          ranking.crowd(rules.crowdPoints, rules.crowdPointsPerTen),
          ranking.share(rules.sharePoints, rules.sharePointsPerPercent),
        ]}
      />
      <p>{ranking.levels(rules.veryActiveFrom, rules.activeFrom, shareText(rules.growingFromPerDay))}</p>
    </Section>
  );
}

function Rating({ priorReviews, priorMean }: RankingRules['rank']) {
  return (
    <Section title={texts.ranking.rating}>
      <p>{texts.ranking.ratingText(priorReviews, decimal(priorMean))}</p>
    </Section>
  );
}

function Trending({ days, damping, fullGrowth, fullViews }: RankingRules['trending']) {
  return (
    <Section title={texts.ranking.trending}>
      <p>{texts.ranking.trendingText(days, whole(damping), shareText(fullGrowth), whole(fullViews))}</p>
    </Section>
  );
}

function Unusual({ leastPercent, leastPeople, timesUsual, mostShareLeft, days }: RankingRules['unusual']) {
  const [growth, share] = [shareText(leastPercent / 100), shareText(mostShareLeft)];
  return (
    <Section title={texts.ranking.unusual}>
      <p>{texts.ranking.unusualText(growth, whole(leastPeople), timesUsual, share, days)}</p>
    </Section>
  );
}

function Others() {
  return (
    <Section title={texts.ranking.others}>
      <p>{texts.ranking.othersText}</p>
      <p>{texts.ranking.badges}</p>
    </Section>
  );
}

/** 4.5. */
function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}

/** 5 %: with a space also in English, as numbers of a text. */
function shareText(share: number): string {
  const value = Math.round(share * 1000) / 10;
  return language() === 'en' ? `${value} %` : percent(value, Number.isInteger(value) ? 0 : 1);
}

export default definePage({
  component: RankingPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(rankingQuery(api)),
  head: () => ({ title: texts.ranking.title, description: texts.ranking.lead }),
});
