// The sidebar of the achievements: ranks, a few totals, the next level, and the four categories.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Achievement, Board, UserStats } from '#features/reputation/contract.ts';
import { formatOf, useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Fact } from '#web/kit/figures.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { boardHref, BOARDS } from './board-state.ts';
import { BOARD_NAMES } from './reputation-queries.ts';

const CATEGORIES = [
  { key: 'submission', name: msg({ message: 'Submission', context: 'achievements' }) },
  { key: 'review', name: msg({ message: 'Review', context: 'achievements' }) },
  { key: 'community', name: msg({ message: 'Community', context: 'achievements' }) },
  { key: 'exploration', name: msg({ message: 'Exploration', context: 'achievements' }) },
] satisfies { key: Achievement['category']; name: MessageDescriptor }[];

export type ChosenCategory = Achievement['category'] | null;

interface StandingProps {
  data: UserStats;
  chosen: ChosenCategory;
  onChoose: (category: ChosenCategory) => void;
}

export function Standing({ data, chosen, onChoose }: StandingProps) {
  const { i18n, t } = useLingui();
  const { whole } = useFormat();
  const share = (count: number, total: number) => `${whole(count)} / ${whole(total)}`;
  const { stats, achievements } = data;
  const unlocked = achievements.filter(({ completed }) => completed);
  const earned = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  return (
    <aside aria-label={t`Your ranks and stats`} className="grid grid-cols-1 content-start gap-4 md:max-lg:grid-cols-2">
      <Panel title={t`Leaderboard ranks`}>
        <dl>
          {BOARDS.map((by) => (
            <Fact key={by} name={t(BOARD_NAMES[by])}>
              <Link href={boardHref({ by })} className="underline decoration-line-strong underline-offset-4">
                {rankText(by, data, i18n)}
              </Link>
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title={t`Quick Stats`}>
        <dl>
          <Fact name={t({ message: 'Unlocked', comment: 'In front of the number of unlocked achievements' })}>
            {share(unlocked.length, achievements.length)}
          </Fact>
          <Fact name={t`Points from achievements`}>{whole(earned)}</Fact>
          <Fact name={t`Longest streak`}>
            <Plural value={{ count: stats.longestStreak }} one="# day" other="# days" />
          </Fact>
        </dl>
      </Panel>
      <NextLevel stats={stats} />
      <Panel title={t`By category`}>
        <ul className="grid gap-1">
          {CATEGORIES.map(({ key, name }) => {
            const all = achievements.filter(({ category }) => category === key);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={chosen === key}
                  onClick={() => onChoose(chosen === key ? null : key)}
                  className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center justify-between gap-3 rounded-md px-2 text-start text-ink-2 hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11"
                >
                  {t(name)}
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
  const { t } = useLingui();
  const { pointsIntoLevel, pointsOfLevel } = levelProgress;
  const next = level + 1;
  return (
    <Panel title={t`Next Level`}>
      {pointsOfLevel === null ? (
        <p className="text-ink-2">
          <Trans>MAX</Trans>
        </p>
      ) : (
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="type-value grid h-15 w-13 shrink-0 place-items-center rounded-arch bg-surface-2 text-xl"
          >
            {next}
          </span>
          <p className="text-ink-2">
            <Trans>
              <Plural value={{ points: pointsOfLevel - pointsIntoLevel }} one="# more point" other="# more points" /> to
              reach Level {next}.
            </Trans>
          </p>
        </div>
      )}
    </Panel>
  );
}

// Texts for missing data: the API returns a rank of null, and a quality of 0.

/** Users with a score of zero are not on the leaderboard. */
export function rankText(by: Board, { leaderboardRank }: UserStats, i18n: I18n): string {
  const rank = leaderboardRank[by];
  if (rank === null) return i18n.t(msg`Not ranked yet`);
  return `#${formatOf(i18n).whole(rank)}`;
}

/** Quality is the mean over submissions and reviews, including pending ones, which the counts leave out. */
export function isQualityKnown({ serversSubmitted, reviewsWritten, qualityScore }: UserStats['stats']): boolean {
  return serversSubmitted > 0 || reviewsWritten > 0 || qualityScore > 0;
}
