// What stands beside the achievements: ranks, a few sums, the next level, and the four categories.
import type { ReactNode } from 'react';
import type { Achievement, UserStats } from '#features/reputation/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { counted, whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { BOARDS } from './reputation-queries.ts';

const CATEGORIES: readonly { key: Achievement['category']; label: string }[] = [
  { key: 'submission', label: 'Submission' },
  { key: 'review', label: 'Review' },
  { key: 'community', label: 'Community' },
  { key: 'exploration', label: 'Exploration' },
];

export type ChosenCategory = Achievement['category'] | null;

interface StandingProps {
  data: UserStats;
  chosen: ChosenCategory;
  onChoose: (category: ChosenCategory) => void;
}

export function Standing({ data, chosen, onChoose }: StandingProps) {
  const { stats, achievements, leaderboardRank } = data;
  const unlocked = achievements.filter(({ completed }) => completed);
  const earned = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  return (
    <aside aria-label="Standing" className="grid content-start gap-4 md:max-lg:grid-cols-2">
      <Panel title="Leaderboard ranks">
        <dl>
          {BOARDS.map(({ by, label }) => (
            <Fact key={by} name={label}>
              <Link href={`/leaderboard?by=${by}`} className="underline decoration-line-strong underline-offset-4">
                #{whole(leaderboardRank[by])}
              </Link>
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title="Quick Stats">
        <dl>
          <Fact name="Unlocked">{share(unlocked.length, achievements.length)}</Fact>
          <Fact name="Points from achievements">{whole(earned)}</Fact>
          <Fact name="Longest streak">{counted(stats.longestStreak, 'day')}</Fact>
        </dl>
      </Panel>
      <NextLevel stats={stats} />
      <Panel title="By category">
        <ul className="grid gap-1">
          {CATEGORIES.map(({ key, label }) => {
            const all = achievements.filter(({ category }) => category === key);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={chosen === key}
                  onClick={() => onChoose(chosen === key ? null : key)}
                  className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center justify-between gap-3 rounded-md px-2 text-left text-ink-2 hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11"
                >
                  {label}
                  <b className="font-semibold text-ink">
                    {share(all.filter(({ completed }) => completed).length, all.length)}
                  </b>
                </button>
              </li>
            );
          })}
        </ul>
      </Panel>
    </aside>
  );
}

function NextLevel({ stats: { level, levelProgress } }: Pick<UserStats, 'stats'>) {
  const { pointsIntoLevel, pointsOfLevel } = levelProgress;
  return (
    <Panel title="Next Level">
      {pointsOfLevel === null ? (
        <p className="text-ink-2">MAX</p>
      ) : (
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="type-value grid h-15 w-13 shrink-0 place-items-center rounded-arch bg-surface-2 text-xl"
          >
            {level + 1}
          </span>
          <p className="text-ink-2">
            {counted(pointsOfLevel - pointsIntoLevel, 'more point')} to reach Level {level + 1}.
          </p>
        </div>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line py-[9px] first:border-t-0 first:pt-0 last:pb-0">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function share(count: number, total: number): string {
  return `${whole(count)} / ${whole(total)}`;
}
