import { Flame } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { UserStats } from '#features/reputation/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { whole } from '#web/kit/number.ts';
import { texts } from './texts.ts';

/** Level, points, streak, quality, and what was done so far. */
export function ProgressPanel({ stats }: { stats: UserStats['stats'] }) {
  const { level, totalPoints, levelProgress, loginStreak, qualityScore } = stats;
  return (
    <section aria-label={texts.progress} className="grid gap-5 rounded-lg border border-line bg-surface p-[18px]">
      <div className="flex flex-wrap items-center gap-5">
        <div className="level-plaque">
          <span className="type-hero text-[2.5rem] leading-none">{level}</span>
          <span className="text-2xs font-semibold">{texts.level}</span>
        </div>
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-xl">{texts.values.points(totalPoints)}</h2>
            <Badge tone="lamp" icon={<Flame aria-hidden="true" />}>
              {texts.streak(loginStreak)}
            </Badge>
          </div>
          <LevelBar totalPoints={totalPoints} level={level} progress={levelProgress} />
          <Bar
            label={texts.quality}
            aside={String(qualityScore)}
            value={qualityScore}
            color={qualityColor(qualityScore)}
          />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
        <Tile label={texts.totalPoints} value={totalPoints} />
        <Tile label={texts.serversSubmitted} value={stats.serversSubmitted} />
        <Tile label={texts.reviewsWritten} value={stats.reviewsWritten} />
        <Tile label={texts.serversDiscovered} value={stats.serversDiscovered} />
        <Tile label={texts.communitiesJoined} value={stats.joinedCommunities} />
        <Tile label={texts.achievements} value={stats.achievementsUnlocked} />
      </dl>
    </section>
  );
}

interface LevelBarProps {
  level: number;
  totalPoints: number;
  progress: UserStats['stats']['levelProgress'];
}

function LevelBar({ level, totalPoints, progress: { pointsIntoLevel, pointsOfLevel } }: LevelBarProps) {
  if (pointsOfLevel === null) return <Bar label={texts.levelOf(level)} aside={texts.max} value={100} />;
  const missing = pointsOfLevel - pointsIntoLevel;
  return (
    <Bar
      label={texts.levelAt(level + 1, whole(totalPoints + missing))}
      aside={texts.toGo(whole(missing))}
      value={(100 * pointsIntoLevel) / pointsOfLevel}
    />
  );
}

interface BarProps {
  label: string;
  aside: ReactNode;
  /** 0 to 100. */
  value: number;
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
      <progress
        className="achievement-progress"
        style={{ '--bar': color } as CSSProperties}
        max={100}
        value={value}
        aria-labelledby={id}
      />
    </div>
  );
}

function Tile({ label, value }: { label: string; value: number }) {
  return (
    <div className="grid gap-0.5 bg-surface px-4 py-3">
      <dt className="text-2xs text-ink-3">{label}</dt>
      <dd className="type-title text-xl">{whole(value)}</dd>
    </div>
  );
}

/** 90 or more green, 70 or more yellow, else red. */
function qualityColor(score: number): string {
  if (score >= 90) return 'var(--good-fill)';
  return score >= 70 ? 'var(--mid-fill)' : 'var(--bad-fill)';
}
