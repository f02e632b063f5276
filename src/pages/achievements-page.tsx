// /achievements: the logged-in user's level, streak, ranks, and every achievement with its progress.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useId, useState } from 'react';
import { LoginWall } from '#web/session/login-wall.tsx';
import type { Achievement, UserStats } from '#features/reputation/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { AchievementCard } from '#features/reputation/ui/achievement-card.tsx';
import { ProgressPanel } from '#features/reputation/ui/progress-panel.tsx';
import { statsQuery } from '#features/reputation/ui/reputation-queries.ts';
import { type ChosenCategory, Standing } from '#features/reputation/ui/standing.tsx';

/** How many locked achievements to show, nearest to completion first. */
const SHOWN_NEXT = 6;

function AchievementsPage() {
  const { t } = useLingui();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <LoginWall
        title={t`Your Achievements`}
        text={t`Log in to see your level, streak and achievements.`}
        returnTo="/achievements"
      >
        {() => <Progress />}
      </LoginWall>
    </div>
  );
}

export function Progress() {
  const { t } = useLingui();
  const stats = useQuery(statsQuery(useApi()));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">
          <Trans>Your Achievements</Trans>
        </h1>
        <ButtonLink href="/leaderboard">
          <Trophy size={16} />
          <Trans>Leaderboard</Trans>
        </ButtonLink>
      </div>
      <LoadState query={stats} skeleton="h-96" failed={t`Failed to load achievements`} level={2} />
      {stats.data?.achievements.length === 0 && <EmptyState level={2} title={t`Achievements Coming Soon`} />}
      {stats.data && stats.data.achievements.length > 0 && <Achieved data={stats.data} />}
    </>
  );
}

function Achieved({ data }: { data: UserStats }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenCategory>(null);
  const shown = data.achievements.filter(({ category }) => chosen === null || category === chosen);
  const unlocked = shown.filter(({ completed }) => completed);
  const next = shown.filter(({ completed }) => !completed).sort((a, b) => b.progress - a.progress);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-1 gap-6">
        <ProgressPanel stats={data.stats} />
        <Cards
          title={t`Unlocked Achievements`}
          aside={t`${{ count: unlocked.length }} of ${{ total: shown.length }}`}
          achievements={unlocked}
          whenNone={t`None yet.`}
        />
        <Cards
          title={t`Coming Up Next`}
          achievements={next.slice(0, SHOWN_NEXT)}
          whenNone={t`You’ve unlocked them all.`}
        />
      </div>
      <Standing data={data} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

interface CardsProps {
  title: string;
  aside?: string;
  achievements: readonly Achievement[];
  whenNone: string;
}

function Cards({ title, aside, achievements, whenNone }: CardsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside && <span className="text-ink-3">{aside}</span>}
      </div>
      {achievements.length === 0 ? (
        <p className="text-ink-2">{whenNone}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {achievements.map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
    </section>
  );
}

export default definePage({
  component: AchievementsPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Your Achievements`),
    description: i18n.t(msg`Levels, streaks and achievements.`),
  }),
});
