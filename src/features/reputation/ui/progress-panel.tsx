import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { UserStats } from '#features/reputation/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { isQualityKnown } from './standing.tsx';

/** Level, points, streak, quality, and counts of contributions. */
export function ProgressPanel({ stats }: { stats: UserStats['stats'] }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const { level, totalPoints, levelProgress, loginStreak, qualityScore } = stats;
  const isKnown = isQualityKnown(stats);
  return (
    <section aria-label={t`Your progress`} className="grid gap-5 rounded-lg border border-line bg-surface p-[18px]">
      <div className="flex flex-wrap items-center gap-5">
        <div className="level-plaque">
          <span className="type-hero text-[2.5rem] leading-none">{level}</span>
          <span className="text-2xs font-semibold">
            <Trans comment="Below the number of the level">Level</Trans>
          </span>
        </div>
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-xl">
              <Plural value={totalPoints} one="# point" other="# points" />
            </h2>
            <Badge tone="lamp" icon={<Flame />}>
              <Plural value={loginStreak} other="# day streak" />
            </Badge>
          </div>
          <LevelBar totalPoints={totalPoints} level={level} progress={levelProgress} />
          <Bar
            label={t`Quality score`}
            aside={isKnown ? String(qualityScore) : t`not enough data`}
            value={isKnown ? qualityScore : null}
            color={qualityColor(qualityScore)}
          />
        </div>
      </div>
      <Tiles className="md:grid-cols-3">
        <Tile name={t`Total Points`}>{whole(totalPoints)}</Tile>
        <Tile name={t`Servers Submitted`}>{whole(stats.serversSubmitted)}</Tile>
        <Tile name={t`Reviews Written`}>{whole(stats.reviewsWritten)}</Tile>
        <Tile name={t`Servers Discovered`}>{whole(stats.serversDiscovered)}</Tile>
        <Tile name={t`Communities Joined`}>{whole(stats.joinedCommunities)}</Tile>
        <Tile name={t`Achievements`}>{whole(stats.achievementsUnlocked)}</Tile>
      </Tiles>
    </section>
  );
}

interface LevelBarProps {
  level: number;
  totalPoints: number;
  progress: UserStats['stats']['levelProgress'];
}

function LevelBar({ level, totalPoints, progress: { pointsIntoLevel, pointsOfLevel } }: LevelBarProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  if (pointsOfLevel === null) return <Bar label={t`Level ${level}`} aside={t`MAX`} value={100} />;
  const missing = pointsOfLevel - pointsIntoLevel;
  return (
    <Bar
      label={t`Level ${{ level: level + 1 }} at ${{ points: whole(totalPoints + missing) }}`}
      aside={t`${{ points: whole(missing) }} to go`}
      value={(100 * pointsIntoLevel) / pointsOfLevel}
    />
  );
}

interface BarProps {
  label: string;
  aside: ReactNode;
  /** 0 to 100. Null draws no bar: an empty one would mean 0. */
  value: number | null;
  color?: string;
}

function Bar({ label, aside, value, color = 'var(--lamp)' }: BarProps) {
  const id = useId();
  return (
    <div className="grid gap-1 text-xs">
      <p className="flex justify-between gap-3">
        <span id={id} className="text-ink-2">
          {label}
        </span>
        <b>{aside}</b>
      </p>
      {value !== null && (
        <progress
          className="achievement-progress"
          style={{ '--bar': color } as CSSProperties}
          max={100}
          value={value}
          aria-labelledby={id}
        />
      )}
    </div>
  );
}

/** 90 or more green, 70 or more yellow, else red. */
function qualityColor(score: number): string {
  if (score >= 90) return 'var(--good-fill)';
  return score >= 70 ? 'var(--mid-fill)' : 'var(--bad-fill)';
}
