// What stands beside the achievements: ranks, a few sums, the next level, and the four categories.
import type { ReactNode } from 'react';
import type { Achievement, UserStats } from '#features/reputation/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { BOARDS } from './reputation-queries.ts';
import { texts } from './texts.ts';

const CATEGORIES: readonly Achievement['category'][] = ['submission', 'review', 'community', 'exploration'];

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
    <aside aria-label={texts.standing} className="grid content-start gap-4 md:max-lg:grid-cols-2">
      <Panel title={texts.ranks}>
        <dl>
          {BOARDS.map((by) => (
            <Fact key={by} name={texts.boards[by]}>
              <Link href={`/leaderboard?by=${by}`} className="underline decoration-line-strong underline-offset-4">
                #{whole(leaderboardRank[by])}
              </Link>
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title={texts.quickStats}>
        <dl>
          <Fact name={texts.unlocked}>{share(unlocked.length, achievements.length)}</Fact>
          <Fact name={texts.pointsFromAchievements}>{whole(earned)}</Fact>
          <Fact name={texts.longestStreak}>{texts.days(stats.longestStreak)}</Fact>
        </dl>
      </Panel>
      <NextLevel stats={stats} />
      <Panel title={texts.byCategory}>
        <ul className="grid gap-1">
          {CATEGORIES.map((key) => {
            const all = achievements.filter(({ category }) => category === key);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={chosen === key}
                  onClick={() => onChoose(chosen === key ? null : key)}
                  className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center justify-between gap-3 rounded-md px-2 text-start text-ink-2 hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11"
                >
                  {texts.categories[key]}
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
    <Panel title={texts.nextLevel}>
      {pointsOfLevel === null ? (
        <p className="text-ink-2">{texts.max}</p>
      ) : (
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="type-value grid h-15 w-13 shrink-0 place-items-center rounded-arch bg-surface-2 text-xl"
          >
            {level + 1}
          </span>
          <p className="text-ink-2">{texts.missing(pointsOfLevel - pointsIntoLevel, level + 1)}</p>
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
