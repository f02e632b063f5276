// /ranking: how lists are ordered, with the numbers that the code reckons with.
import { useQuery } from '@tanstack/react-query';
import type { RankingRules } from '#features/site-pages/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { whole } from '#web/kit/number.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { ProsePage, Section } from './prose.tsx';
import { rankingQuery } from './ranking-queries.ts';

const LEAD =
  'Nobody can buy, bump or vote a server up. These are all the rules, with the numbers that the site reckons with.';

function RankingPage() {
  const { data, isError, refetch } = useQuery(rankingQuery(useApi()));
  return (
    <ProsePage title="How ranking works" lead={LEAD}>
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
        <ErrorState
          level={2}
          title="Failed to load the rules"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-64" />}
    </ProsePage>
  );
}

function Rank({ rank, examples }: RankingRules) {
  return (
    <Section title="The rank">
      <p>
        A server has 0 to 100 points. Where nothing else is asked for, and nothing was searched, the most points go
        first.
      </p>
      <ul>
        <li>
          <b>Activity, up to {rank.activityPoints} points:</b> its activity score, below, in parts of 100.
        </li>
        <li>
          <b>Size, up to {rank.sizePoints} points:</b> by the logarithm of its members, full at{' '}
          {whole(rank.fullMembers)}. Ten times as many members are always the same step.
        </li>
        <li>
          <b>Rating, up to {rank.ratingPoints} points:</b> none at one star, all at five.
        </li>
      </ul>
      <Examples examples={examples} />
    </Section>
  );
}

function Examples({ examples }: Pick<RankingRules, 'examples'>) {
  return (
    // It scrolls by itself on narrow screens, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto rounded-lg border border-line" tabIndex={0} aria-label="Examples">
      <table className="w-full text-left text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
        <caption className="sr-only">Examples of made-up servers</caption>
        <thead className="border-b border-line text-xs text-ink-3">
          <tr>
            {['Members', 'Online', 'Rating', 'Activity score', 'Rank'].map((head) => (
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
              <td>{stars === null ? 'No reviews' : `${stars} of ${whole(reviews)}`}</td>
              <td>{activity}</td>
              <td className="font-semibold text-ink">{rank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Activity(rules: RankingRules['activity']) {
  return (
    <Section title="Activity">
      <p>The activity score is 0 to 100, from the counts of the platform.</p>
      <ul>
        <li>
          <b>How many are online, up to {rules.crowdPoints}:</b> {rules.crowdPointsPerTen} for each power of ten.
        </li>
        <li>
          <b>Which share of the members is online, up to {rules.sharePoints}:</b> {rules.sharePointsPerPercent} for each
          percent.
        </li>
      </ul>
      <p>
        From {rules.veryActiveFrom} a server is Very Active, from {rules.activeFrom} Active. Below that it is Growing
        when its online count grows by more than {percent(rules.growingFromPerDay)} a day, else Casual. While the counts
        are unknown the score is 0.
      </p>
    </Section>
  );
}

function Rating({ priorReviews, priorMean }: RankingRules['rank']) {
  return (
    <Section title="Rating">
      <p>
        Cards show the plain mean of the stars. For every order a server is taken to have {priorReviews} reviews of{' '}
        {priorMean} stars more, so that one review of five stars does not stand above fifty of 4.8. Without reviews the
        rank takes {priorMean} stars; the order by rating puts such servers last. Reviews that were hidden after reports
        count nothing until a moderator looked.
      </p>
    </Section>
  );
}

function Trending({ days, damping, fullGrowth, fullViews }: RankingRules['trending']) {
  return (
    <Section title="Trending">
      <p>
        Half of it is growth over {days} days, half the views of its page here. Growth is measured against the members
        of before and {whole(damping)} more, so that a handful of joins moves no small server far; {percent(fullGrowth)}{' '}
        of that is full growth. Views count by their logarithm, full at {whole(fullViews)}. Who shrinks has no growth
        part.
      </p>
    </Section>
  );
}

function Unusual(rules: RankingRules['unusual']) {
  return (
    <Section title="Unusual growth">
      <p>
        A jump counts as unusual when the members rise by {rules.leastPercent} % or more and by{' '}
        {whole(rules.leastPeople)} people or more within two days, by {rules.timesUsual} times what is usual for this
        server or more, and the online share falls to {percent(rules.mostShareLeft)} of what it was, or less. For{' '}
        {rules.days} days the server is then ranked, here and in Trending, by the members it had before, and its page
        says why. It is never hidden for that.
      </p>
    </Section>
  );
}

function Others() {
  return (
    <Section title="Other orders">
      <p>
        A search puts the servers first whose names, tags and descriptions fit the words best, and of those that fit as
        well the higher rank. Members, online, newest and name are what they say. Unknown counts come last. Equal
        servers stand in the order of their ids, so that pages never repeat or skip one.
      </p>
      <p>Verified and partnered servers have a badge, and no points for it.</p>
    </Section>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

export default definePage({
  component: RankingPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(rankingQuery(api)),
  head: () => ({ title: 'How ranking works', description: LEAD }),
});
