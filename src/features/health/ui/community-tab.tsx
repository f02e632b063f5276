import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ServerHistory } from '#features/listings/contract.ts';
import { dayText } from '#web/kit/day-text.ts';
import { decimal, whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { countsHistoryQuery, ratingHistoryQuery } from './health-queries.ts';
import { type ChartPoint, LineChart } from '#web/kit/chart/line-chart.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, MEASURES } from './measures.ts';
import { texts } from './texts.ts';

const SHOWN = new Set([
  'memberGrowthRate',
  'onlineRatio',
  'engagementRate',
  'averageRating',
  'positiveReviewRatio',
  'activityScore',
  'channelActivity',
]);

export function CommunityTab({ health, slug }: { health: Health; slug: string | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {slug === undefined ? (
          <Panel title={texts.overTime}>
            <p className="text-ink-2">{texts.overTimeText}</p>
          </Panel>
        ) : (
          <Charts slug={slug} />
        )}
      </div>
      <Panel
        title={texts.community}
        aside={<span className="text-xs text-ink-2">{texts.reviews(health.totalReviews)}</span>}
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

function Charts({ slug }: { slug: string }) {
  const api = useApi();
  const counts = useQuery(countsHistoryQuery(api, slug));
  const ratings = useQuery(ratingHistoryQuery(api, slug));
  const members = useMemo(() => counts.data && membersOf(counts.data), [counts.data]);
  const online = useMemo(() => counts.data && onlineOf(counts.data), [counts.data]);
  const rated = useMemo(
    () => ratings.data?.points.map(({ at, averageRating }) => ({ at, value: averageRating / 100 })),
    [ratings.data],
  );
  return (
    <>
      <ChartPanel title={texts.members} isFailed={counts.isError} points={members} sentenceOf={membersText} />
      <ChartPanel title={texts.online} isFailed={counts.isError} points={online} sentenceOf={onlineText} />
      <ChartPanel
        title={texts.rating}
        isFailed={ratings.isError}
        points={rated}
        sentenceOf={ratingText}
        look={RATING_LOOK}
      />
    </>
  );
}

const RATING_LOOK = {
  color: '--lamp-ink',
  range: [0, 5] as [number, number],
  mark: 4,
  text: (value: number) => value.toFixed(0),
};

interface ChartPanelProps {
  title: string;
  isFailed: boolean;
  /** Undefined while loading. */
  points: readonly ChartPoint[] | undefined;
  sentenceOf: (known: Known, i18n: I18n) => string;
  look?: typeof RATING_LOOK;
}

function ChartPanel({ title, isFailed, points, sentenceOf, look }: ChartPanelProps) {
  const { i18n } = useLingui();
  const known = (points ?? []).flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  return (
    <Panel title={title}>
      {!points && isFailed && <p role="alert">{texts.failedChart}</p>}
      {!points && !isFailed && <Skeleton className="h-[220px]" />}
      {points && <LineChart points={points} sentence={known.length < 2 ? '' : sentenceOf(known, i18n)} look={look} />}
    </Panel>
  );
}

function membersOf({ points }: ServerHistory): ChartPoint[] {
  return points.map(({ at, memberCount }) => ({ at, value: memberCount }));
}

function onlineOf({ points }: ServerHistory): ChartPoint[] {
  return points.map(({ at, onlineCount }) => ({ at, value: onlineCount }));
}

type Known = readonly { at: string; value: number }[];

/** The first and the last value with their days, for a sentence. */
function ends(known: Known, text: (value: number) => string, i18n: I18n): [string, string, string, string] {
  const [first, last] = [known[0]!, known.at(-1)!];
  return [text(first.value), dayText(first.at, i18n), text(last.value), dayText(last.at, i18n)];
}

const membersText = (known: Known, i18n: I18n): string => texts.membersOver(...ends(known, whole, i18n));
const onlineText = (known: Known, i18n: I18n): string => texts.onlineOver(...ends(known, whole, i18n));
const ratingText = (known: Known, i18n: I18n): string => texts.ratingOver(...ends(known, decimal, i18n));
