import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Day } from '#web/kit/day.tsx';
import { historyQuery } from '#web/directory/list-queries.ts';
import type { ServerHistory } from '#features/listings/contract.ts';

interface CountAt {
  at: string;
  members: number;
}

interface Growth {
  first: CountAt;
  last: CountAt;
  /** SVG path in a box of `GROWTH_BOX`. */
  path: string;
  /** Where the line ends, in the same box. */
  end: { x: number; y: number };
}

export const GROWTH_BOX = { width: 280, height: 64 };
const EDGE = 4;
/** Minimum range of the line as a share of the count, so that a calm server looks calm. */
const MIN_RANGE = 0.04;

/** Null unless there are known counts of at least two days (UTC). */
export function growthOf({ points }: ServerHistory): Growth | null {
  const counts = points.flatMap(({ at, memberCount }) => (memberCount === null ? [] : [{ at, members: memberCount }]));
  const [first] = counts;
  const last = counts.at(-1);
  if (!first || !last || first.at.slice(0, 10) >= last.at.slice(0, 10)) return null;
  const place = scale(counts, first, last);
  const path = counts.map((count, index) => `${index === 0 ? 'M' : 'L'}${place.x(count)} ${place.y(count)}`).join('');
  return { first, last, path, end: { x: place.x(last), y: place.y(last) } };
}

function scale(counts: CountAt[], first: CountAt, last: CountAt) {
  const members = counts.map((count) => count.members);
  const min = Math.min(...members);
  const max = Math.max(...members);
  const range = Math.max(max - min, max * MIN_RANGE, 1);
  const middle = (min + max) / 2;
  const startMs = Date.parse(first.at);
  const spanMs = Date.parse(last.at) - startMs;
  const { width, height } = GROWTH_BOX;
  return {
    x: ({ at }: CountAt) => round(EDGE + ((Date.parse(at) - startMs) / spanMs) * (width - 2 * EDGE)),
    y: (count: CountAt) => round(height / 2 - ((count.members - middle) / range) * (height - 2 * EDGE)),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Members over time as a line, with a sentence that says the same. Renders nothing if the history cannot be loaded. */
export function GrowthLine({ serverId }: { serverId: string }) {
  const { data, isPending } = useQuery(historyQuery(useApi(), serverId));
  if (!data && !isPending) return null;
  const growth = data && growthOf(data);
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-sm font-normal text-ink-3">
        <Trans>Growth</Trans>
      </h3>
      {!data && <Skeleton className="mt-2 h-16" />}
      {data && !growth && (
        <p className="font-semibold">
          <Trans>not enough data</Trans>
        </p>
      )}
      {growth && <Line growth={growth} />}
    </div>
  );
}

function Line({ growth: { first, last, path, end } }: { growth: Growth }) {
  const { width, height } = GROWTH_BOX;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
        className="mt-2 w-full max-w-[420px] text-sky"
      >
        <path d={`${path}V${height}H4z`} fill="currentColor" opacity="0.13" />
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={end.x} cy={end.y} r="3.5" fill="currentColor" />
      </svg>
      <p key={path} className="mt-1 text-2xs text-ink-3">
        <Sentence first={first} last={last} />
      </p>
    </>
  );
}

function Sentence({ first, last }: Pick<Growth, 'first' | 'last'>) {
  const { whole } = useFormat();
  const { members } = first;
  const latest = whole(last.members);
  const difference = whole(Math.abs(last.members - members));
  if (last.members === members) {
    return (
      <Trans>
        <Plural value={members} one="# member" other="# members" /> on <Day at={first.at} />, {latest} on{' '}
        <Day at={last.at} />: no change.
      </Trans>
    );
  }
  return last.members > members ? (
    <Trans>
      <Plural value={members} one="# member" other="# members" /> on <Day at={first.at} />, {latest} on{' '}
      <Day at={last.at} />: up {difference}.
    </Trans>
  ) : (
    <Trans>
      <Plural value={members} one="# member" other="# members" /> on <Day at={first.at} />, {latest} on{' '}
      <Day at={last.at} />: down {difference}.
    </Trans>
  );
}
