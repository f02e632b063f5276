import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserStats } from '#features/reputation/contract.ts';
import { counted, whole } from '#web/kit/number.ts';
import { Link } from '#web/kit/link.tsx';

/** Level, points, streak, quality and ranks. */
export function ProgressPanel({ stats: { stats, leaderboardRank } }: { stats: UserStats }) {
  const { level, totalPoints, levelProgress, loginStreak, longestStreak, qualityScore } = stats;
  const { pointsIntoLevel, pointsOfLevel } = levelProgress;
  return (
    <section aria-label="Your progress" className="grid gap-5 rounded-lg border border-line bg-surface p-[18px]">
      <div className="flex flex-wrap items-center gap-5">
        <div className="level-plaque">
          <span className="type-hero text-[2.5rem] leading-none">{level}</span>
          <span className="text-2xs font-semibold">Level</span>
        </div>
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <p className="text-lg font-[650]">{counted(totalPoints, 'point')}</p>
          {pointsOfLevel === null ? (
            <p className="text-ink-2">MAX</p>
          ) : (
            <>
              <progress
                className="achievement-progress"
                max={pointsOfLevel}
                value={pointsIntoLevel}
                aria-label={`Progress to level ${level + 1}`}
              />
              <p className="text-xs text-ink-3">
                {whole(pointsIntoLevel)} of {whole(pointsOfLevel)} points to level {level + 1}
              </p>
            </>
          )}
        </div>
        <p className="inline-flex items-center gap-2 rounded-md bg-lamp-tint px-3.5 py-2.5 font-semibold text-lamp-ink">
          <Flame size={18} aria-hidden="true" />
          {counted(loginStreak, 'day')} in a row
          <span className="text-xs font-normal">best {whole(longestStreak)}</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-4">
        <Tile label="Servers submitted" value={whole(stats.serversSubmitted)} />
        <Tile label="Reviews written" value={whole(stats.reviewsWritten)} />
        <Tile label="Servers discovered" value={whole(stats.serversDiscovered)} />
        <Tile label="Communities Joined" value={whole(stats.joinedCommunities)} />
        <Tile label="Quality score" value={<span className={qualityTone(qualityScore)}>{qualityScore}</span>} />
        <Tile label="Rank by points" value={`#${whole(leaderboardRank.points)}`} href="/leaderboard" />
        <Tile
          label="Rank by submissions"
          value={`#${whole(leaderboardRank.submissions)}`}
          href="/leaderboard?by=submissions"
        />
        <Tile label="Rank by reviews" value={`#${whole(leaderboardRank.reviews)}`} href="/leaderboard?by=reviews" />
      </dl>
    </section>
  );
}

function Tile({ label, value, href }: { label: string; value: ReactNode; href?: string }) {
  return (
    <div className="grid gap-0.5 bg-surface px-4 py-3">
      <dt className="text-2xs text-ink-3">{label}</dt>
      <dd className="type-title text-xl">
        {href ? (
          <Link href={href} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** 90 or more green, 70 or more yellow, else red. */
function qualityTone(score: number): string {
  if (score >= 90) return 'text-good';
  return score >= 70 ? 'text-mid' : 'text-bad';
}
