// /achievements: the signed-in person's level, streak, ranks, and every achievement with how far it is.
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { LoginWall } from '#features/accounts/ui/login-wall.tsx';
import type { Achievement } from '#features/reputation/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { AchievementCard } from './achievement-card.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { statsQuery } from './reputation-queries.ts';

const CATEGORIES = [
  { key: null, label: 'All' },
  { key: 'submission', label: 'Submissions' },
  { key: 'review', label: 'Reviews' },
  { key: 'community', label: 'Community' },
  { key: 'exploration', label: 'Exploration' },
] as const;

function AchievementsPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <LoginWall
        title="Achievements"
        text="Please log in to see your level, your streak and your achievements."
        returnTo="/achievements"
      >
        {() => <Progress />}
      </LoginWall>
    </div>
  );
}

function Progress() {
  const { data, isError, refetch } = useQuery(statsQuery(useApi()));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-3xl">
          Achievements
        </h1>
        <ButtonLink href="/leaderboard">
          <Trophy size={16} aria-hidden="true" />
          Leaderboard
        </ButtonLink>
      </div>
      {isError && (
        <ErrorState
          level={2}
          title="Failed to load achievements"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && <ProgressPanel stats={data} />}
      {data && <Achievements achievements={data.achievements} />}
    </>
  );
}

function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  const [chosen, setChosen] = useState<(typeof CATEGORIES)[number]['key']>(null);
  const shown = achievements.filter(({ category }) => chosen === null || category === chosen);
  // What was reached first, then what is nearest.
  const inOrder = shown.toSorted((a, b) => Number(b.completed) - Number(a.completed) || b.progress - a.progress);
  const unlocked = achievements.filter(({ completed }) => completed).length;
  return (
    <section aria-labelledby="all-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-title" className="text-2xl">
          {unlocked} of {achievements.length} unlocked
        </h2>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Category</legend>
          {CATEGORIES.map(({ key, label }) => (
            <Button
              key={label}
              size="sm"
              variant={key === chosen ? 'outline' : 'ghost'}
              aria-pressed={key === chosen}
              onClick={() => setChosen(key)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {inOrder.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}

export default definePage({
  component: AchievementsPage,
  head: () => ({ title: 'Achievements', description: 'Levels, streaks and achievements.', robots: 'noindex' }),
});
