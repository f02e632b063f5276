import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DAY_MS } from '#contract/time.ts';
import type { ServerHistory } from '#features/listings/contract.ts';
import { dayText } from '#web/kit/day.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { countsHistoryQuery, ratingHistoryQuery } from './health-queries.ts';
import type { ChartLook, ChartPoint } from '#web/kit/chart/draw-chart.ts';
import { LineChart } from '#web/kit/chart/line-chart.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, isServer, MEASURES } from './measures.ts';

const SHOWN = new Set([
  'memberGrowthRate',
  'onlineRatio',
  'engagementRate',
  'averageRating',
  'positiveReviewRatio',
  'activityScore',
  'channelActivity',
]);

export function CommunityTab({ health }: { health: Health }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-1 content-start gap-5">
        {isServer(health) ? (
          <Charts id={health.serverId} />
        ) : (
          <Panel title={t`Over time`}>
            <p className="text-ink-2">
              <Trans>Open a server to see its members, its online count and its rating over time.</Trans>
            </p>
          </Panel>
        )}
      </div>
      <Panel
        title={t`Community`}
        aside={
          <span className="text-xs text-ink-2">
            <Plural value={{ count: health.totalReviews }} one="# review" other="# reviews" />
          </span>
        }
        className="self-start"
      >
        <ul>
          {MEASURES.filter(({ metric }) => SHOWN.has(metric)).map((measure) => (
            <MeasureRow key={measure.metric} health={health} measure={measure} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Charts({ id }: { id: string }) {
  const { t } = useLingui();
  const { whole, decimal } = useFormat();
  const api = useApi();
  const counts = useQuery(countsHistoryQuery(api, id));
  const ratings = useQuery(ratingHistoryQuery(api, id));
  const members = useMemo(() => counts.data && membersOf(counts.data), [counts.data]);
  const online = useMemo(() => counts.data && onlineOf(counts.data), [counts.data]);
  const rated = useMemo(
    () => ratings.data?.points.map(({ at, averageRating }) => ({ at, value: averageRating / 100 })),
    [ratings.data],
  );
  return (
    <>
      <ChartPanel
        title={t`Members`}
        isFailed={counts.isError}
        points={members}
        text={whole}
        look={COUNTS_LOOK}
        sentenceOf={({ value, from, last, to }) =>
          t`${plural({ members: value }, { one: '# member', other: '# members' })} on ${from}, ${last} on ${to}.`
        }
      />
      <ChartPanel
        title={t`Online`}
        isFailed={counts.isError}
        points={online}
        text={whole}
        look={COUNTS_LOOK}
        sentenceOf={({ first, from, last, to }) => t`${first} online on ${from}, ${last} on ${to}.`}
      />
      <ChartPanel
        title={t`Rating`}
        isFailed={ratings.isError}
        points={rated}
        text={decimal}
        sentenceOf={({ first, from, last, to }) => t`${first} stars on ${from}, ${last} on ${to}.`}
        legend={t`The dashed line is at 4.`}
        look={RATING_LOOK}
      />
    </>
  );
}

/** Of the daily counts that are retained, each can be at the start or at the end of its day. */
const COUNTS_LOOK: Partial<ChartLook> = { maxGapMs: 2 * DAY_MS };
/** A rating lasts until the next review, so it has no gaps. */
const RATING_LOOK: Partial<ChartLook> = {
  color: '--lamp-ink',
  range: [0, 5],
  threshold: 4,
  text: (value) => value.toFixed(0),
};

interface ChartPanelProps {
  title: string;
  isFailed: boolean;
  /** Undefined while loading. */
  points: readonly ChartPoint[] | undefined;
  /** Formats a value for the sentence. */
  text: (value: number) => string;
  /** The chart in words: the first and the last value with their days; `value` is the first as a number. */
  sentenceOf: (ends: Record<'first' | 'from' | 'last' | 'to', string> & { value: number }) => string;
  legend?: string;
  look: Partial<ChartLook>;
}

function ChartPanel({ title, isFailed, points, text, sentenceOf, legend, look }: ChartPanelProps) {
  const { i18n } = useLingui();
  const known = (points ?? []).flatMap(({ at, value }) =>
    value === null ? [] : [{ day: dayText(at, i18n), text: text(value), value }],
  );
  const [first, last] = [known[0], known.at(-1)];
  const sentence =
    first && last && known.length > 1
      ? sentenceOf({ value: first.value, first: first.text, from: first.day, last: last.text, to: last.day })
      : '';
  return (
    <Panel title={title}>
      {!points && isFailed && (
        <p role="alert">
          <Trans>Failed to load the chart. Use Refresh to try again.</Trans>
        </p>
      )}
      {!points && !isFailed && <Skeleton className="h-[220px]" />}
      {points && <LineChart points={points} sentence={sentence} legend={legend} look={look} />}
    </Panel>
  );
}

function membersOf({ points }: ServerHistory): ChartPoint[] {
  return points.map(({ at, memberCount }) => ({ at, value: memberCount }));
}

function onlineOf({ points }: ServerHistory): ChartPoint[] {
  return points.map(({ at, onlineCount }) => ({ at, value: onlineCount }));
}
