import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { dayText } from '#web/kit/day-text.ts';
import { type Growth, GROWTH_BOX, growthOf } from './growth.ts';
import { historyQuery } from '#web/directory/list-queries.ts';
import { texts } from './server/texts.ts';

/** Members over time as a line, with the same said in a sentence. */
export function GrowthLine({ serverId }: { serverId: string }) {
  const { data, isPending } = useQuery(historyQuery(useApi(), serverId));
  const growth = data && growthOf(data);
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-sm font-normal text-ink-3">{texts.growth}</h3>
      {isPending && <Skeleton className="mt-2 h-16" />}
      {!isPending && !growth && <p className="font-semibold">{texts.notEnough}</p>}
      {growth && <Line growth={growth} />}
    </div>
  );
}

function Line({ growth: { first, last, path, end } }: { growth: Growth }) {
  const { width, height } = GROWTH_BOX;
  const [before, between, after] = texts.growthLine(first.members, last.members);
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
      <p className="mt-1 text-2xs text-ink-3">
        {before}
        <Day at={first.at} />
        {between}
        <Day at={last.at} />
        {after}
      </p>
    </>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dayText(at)}</time>;
}
