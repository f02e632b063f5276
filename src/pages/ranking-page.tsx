// /ranking: how lists are ordered, with the numbers that the code uses.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { RankingRules } from '#features/site-pages/contract.ts';
import { LoadState } from '#web/kit/load-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { ScrollRegion } from '#web/kit/scroll-region.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { ProsePage, Section } from '#features/site-pages/ui/prose.tsx';
import type { Api } from '#contract/client.ts';

const TITLE = msg`How ranking works`;
const LEAD = msg`Nobody can buy, bump or vote a server up. These are all the rules, with the numbers that the site uses.`;

function rankingQuery(api: Api) {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => api('GET /api/v1/ranking', { signal }),
  });
}

function RankingPage() {
  const { t } = useLingui();
  const ranking = useQuery(rankingQuery(useApi()));
  return (
    <ProsePage title={t(TITLE)} lead={t(LEAD)}>
      {ranking.data && (
        <>
          <Rank {...ranking.data} />
          <Activity {...ranking.data.activity} />
          <Rating {...ranking.data.rank} />
          <Trending {...ranking.data.trending} />
          <Unusual {...ranking.data.unusual} />
          <Others />
        </>
      )}
      <LoadState query={ranking} skeleton="h-64" failed={t`Failed to load the rules`} level={2} />
    </ProsePage>
  );
}

function Rank({ rank: { activityPoints, sizePoints, ratingPoints, fullMembers }, examples }: RankingRules) {
  const { t } = useLingui();
  const members = useFormat().whole(fullMembers);
  return (
    <Section title={t`The rank`}>
      <p>
        <Trans>A server has 0 to 100 points. Sorted by relevance, servers with more points come first.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>
              Activity, up to <Plural value={activityPoints} one="# point" other="# points" />:
            </b>{' '}
            in proportion to its activity score, explained below.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>
              Size, up to <Plural value={sizePoints} one="# point" other="# points" />:
            </b>{' '}
            by the logarithm of its members, full at {members}. Ten times as many members are always the same step.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>
              Rating, up to <Plural value={ratingPoints} one="# point" other="# points" />:
            </b>{' '}
            none at one star, all at five.
          </Trans>
        </li>
      </ul>
      <Examples examples={examples} />
    </Section>
  );
}

const COLUMNS = [msg`Members`, msg`Online`, msg`Rating`, msg`Activity score`, msg`Rank`];

function Examples({ examples }: Pick<RankingRules, 'examples'>) {
  const { t } = useLingui();
  const { decimal, whole } = useFormat();
  return (
    <ScrollRegion label={t`Examples`} className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm [overflow-wrap:normal] [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start max-sm:text-xs max-sm:hyphens-auto max-sm:[&_td]:px-1.5 max-sm:[&_th]:px-1.5">
        <caption className="sr-only">
          <Trans>Examples with made-up servers</Trans>
        </caption>
        <thead className="border-b border-line text-xs text-ink-3">
          <tr>
            {COLUMNS.map((head) => (
              <th key={head.id} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {examples.map(({ members, online, stars, reviews, activity, rank }) => (
            <tr key={members}>
              <td>{whole(members)}</td>
              <td>{whole(online)}</td>
              <td>{stars === null ? t`No reviews` : <StarsOf stars={decimal(stars)} reviews={reviews} />}</td>
              <td>{decimal(activity)}</td>
              <td className="font-semibold text-ink">{decimal(rank)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function StarsOf({ stars, reviews }: { stars: string; reviews: number }) {
  return (
    <Trans>
      {stars} · <Plural value={reviews} one="# review" other="# reviews" />
    </Trans>
  );
}

function Activity(rules: RankingRules['activity']) {
  const { t } = useLingui();
  const { crowdPoints, crowdPointsPerTen, sharePoints, sharePointsPerPercent, veryActiveFrom, activeFrom } = rules;
  const growth = useShareText()(rules.growingFromPerDay);
  return (
    <Section title={t`Activity`}>
      <p>
        <Trans>The activity score is 0 to 100, from Discord’s counts.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>People online, up to {crowdPoints}:</b> {crowdPointsPerTen} for each power of ten.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Online ratio, up to {sharePoints}:</b> {sharePointsPerPercent} for each percent.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          A server is Very Active from {veryActiveFrom}, and Active from {activeFrom}. Below that it is Growing when its
          online count grows by more than {growth} a day, otherwise Casual. While the counts are unknown, the score is
          0.
        </Trans>
      </p>
      <p>
        <Trans>
          Lists sorted by activity go by level, and within a level by score. Servers whose activity is unknown come
          last.
        </Trans>
      </p>
    </Section>
  );
}

function Rating({ priorReviews, priorMean }: RankingRules['rank']) {
  const { t } = useLingui();
  const stars = useFormat().decimal(priorMean);
  return (
    <Section title={t`Rating`}>
      <p>
        <Trans>
          Cards show the plain average of the stars. For sorting, every server is treated as if it had{' '}
          <Plural value={priorReviews} one="# more review" other="# more reviews" /> of {stars} stars, so that a single
          five-star review does not rank above fifty that average 4.8. A server without reviews counts as {stars} stars
          in the rank; sorted by rating, it comes last. Reviews hidden after reports do not count until a moderator has
          reviewed them.
        </Trans>
      </p>
    </Section>
  );
}

function Trending({ days, damping, fullGrowth, fullViews }: RankingRules['trending']) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const [members, growth, views] = [whole(damping), useShareText()(fullGrowth), whole(fullViews)];
  return (
    <Section title={t`Trending`}>
      <p>
        <Trans>
          Half of the score is growth over <Plural value={days} one="# day" other="# days" />, the other half is views
          of its page here. Growth is measured against the members it had before plus {members}, so that a handful of
          joins does not take a small server far; {growth} of that is full growth. Views count by their logarithm, full
          at {views}, and only once a day from each network, so that nobody can click a server up. A server that shrinks
          gets nothing for growth.
        </Trans>
      </p>
    </Section>
  );
}

function Unusual({ leastPercent, leastPeople, timesUsual, mostShareLeft, days }: RankingRules['unusual']) {
  const { t } = useLingui();
  const shareText = useShareText();
  const people = useFormat().whole(leastPeople);
  const [growth, share] = [shareText(leastPercent / 100), shareText(mostShareLeft)];
  return (
    <Section title={t`Unusual growth`}>
      <p>
        <Trans>
          A jump counts as unusual when, within two days, the members rise by at least {growth} and by at least {people}{' '}
          people, by at least {timesUsual} times what is usual for this server, and the share online falls to {share} of
          what it was or less. For the next <Plural value={days} one="# day" other="# days" /> the server is ranked,
          here and in Trending, by the members it had before, and its page says why. It is never hidden for that.
        </Trans>
      </p>
    </Section>
  );
}

function Others() {
  const { t } = useLingui();
  return (
    <Section title={t`Other orders`}>
      <p>
        <Trans>
          A search puts those servers first whose names, tags and descriptions match the words best, and equally good
          matches by rank. The other orders do what their names say. Unknown counts come last. Ties are ordered by ID,
          so that pages never repeat or skip a server.
        </Trans>
      </p>
      <p>
        <Trans>Verified and partnered servers get a badge but no extra points.</Trans>
      </p>
    </Section>
  );
}

/** Formats 0.02 as 2% and 0.025 as 2.5%. */
function useShareText(): (share: number) => string {
  const { percent } = useFormat();
  return (share) => {
    const value = Math.round(share * 1000) / 10;
    return percent(value, Number.isInteger(value) ? 0 : 1);
  };
}

export default definePage({
  component: RankingPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(rankingQuery(api)),
  head: ({ i18n }) => ({ title: i18n.t(TITLE), description: i18n.t(LEAD) }),
});
