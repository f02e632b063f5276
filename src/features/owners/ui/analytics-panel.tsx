import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LineChart } from '#web/kit/chart/line-chart.tsx';
import type { ServerAnalytics } from '#features/owners/contract.ts';
import { LoadState } from '#web/kit/load-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { dayText } from '#web/kit/day.tsx';
import { analyticsQuery } from './owner-queries.ts';

/** Page views and the search words that led there: counts, nothing about individual visitors. */
export function AnalyticsPanel({ serverId }: { serverId: string }) {
  const { t } = useLingui();
  const analytics = useQuery(analyticsQuery(useApi(), serverId));
  return (
    <Panel
      title={t({ message: 'Visits', comment: 'Noun: heading of the statistics of a server page' })}
      aside={
        <span className="text-xs text-ink-3">
          <Trans>Last 90 days, UTC</Trans>
        </span>
      }
    >
      <LoadState query={analytics} skeleton="h-64" failed={t`Failed to load visits`} />
      {analytics.data && <Numbers analytics={analytics.data} />}
    </Panel>
  );
}

interface Point {
  at: string;
  value: number;
}

const WEEK = 7;

const sum = (points: readonly Point[]) => points.reduce((total, { value }) => total + value, 0);

function Numbers({ analytics: { days, words } }: { analytics: ServerAnalytics }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const views = useMemo(() => days.map(({ day, views: value }) => ({ at: day, value })), [days]);
  const joins = useMemo(() => days.map(({ day, joins: value }) => ({ at: day, value })), [days]);
  const allViews = sum(views);
  const allJoins = sum(joins);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Line
          title={t({ message: 'Views', comment: 'Noun: how often a page was opened' })}
          sentence={t`${plural({ all: allViews }, { one: '# view', other: '# views' })} in ${{ days: days.length }} days, ${{ latest: whole(sum(views.slice(-WEEK))) }} in the last ${{ latestDays: WEEK }}.`}
          color="--sky"
          points={views}
        />
        <Line
          title={t`Join clicks`}
          sentence={t`${plural({ all: allJoins }, { one: '# join click', other: '# join clicks' })} in ${{ days: days.length }} days, ${{ latest: whole(sum(joins.slice(-WEEK))) }} in the last ${{ latestDays: WEEK }}.`}
          color="--good-fill"
          points={joins}
        />
      </div>
      <SearchWords words={words} />
      <DayTable days={days} words={words} />
    </div>
  );
}

interface LineProps {
  title: string;
  /** What the chart shows, in words. */
  sentence: string;
  /** Name of the CSS color variable. */
  color: string;
  points: Point[];
}

function Line({ title, sentence, color, points }: LineProps) {
  const look = useMemo(() => {
    const top = Math.max(1, ...points.map(({ value }) => value * 1.1));
    return { color, range: [0, top] as [number, number] };
  }, [color, points]);
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-normal text-ink-3">{title}</h3>
      <LineChart points={points} sentence={sentence} look={look} />
    </div>
  );
}

function SearchWords({ words }: Pick<ServerAnalytics, 'words'>) {
  return (
    <div>
      <h3 className="mb-2 text-sm font-normal text-ink-3">
        <Trans>Search words that led here</Trans>
      </h3>
      {words.length === 0 ? (
        <p className="text-ink-2">
          <Trans>None yet. A word appears after three visits from searches for it.</Trans>
        </p>
      ) : (
        <ol className="grid gap-x-6 sm:grid-cols-2">
          {words.map(({ word, visits }) => (
            <li key={word} className="flex justify-between gap-3 border-t border-line py-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{word}</bdi>
              </span>
              <span className="text-ink-3">
                <Plural value={visits} one="# visit" other="# visits" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The same numbers by day, newest first; days without activity are left out. */
function DayTable({ days, words }: ServerAnalytics) {
  const { i18n, t } = useLingui();
  const { list, whole } = useFormat();
  const wordsByDay = useMemo(() => {
    const byDay = new Map<string, string[]>();
    for (const { word, days: ofWord } of words) {
      for (const { day, visits } of ofWord) byDay.set(day, [...(byDay.get(day) ?? []), `${word} ${whole(visits)}`]);
    }
    return byDay;
  }, [words, whole]);
  const rows = days.filter(({ day, views, joins }) => views > 0 || joins > 0 || wordsByDay.has(day)).toReversed();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1.5 text-sm underline underline-offset-4">
        <Trans>Day by day</Trans>
      </summary>
      <table className="mt-3 w-full text-xs">
        <thead className="text-ink-3">
          <tr>
            {[t`Day`, t`Views`, t`Join clicks`, t`Search words`].map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, views, joins }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                {dayText(day, i18n)}
              </th>
              <td className="py-2 pe-4">{whole(views)}</td>
              <td className="py-2 pe-4">{whole(joins)}</td>
              <td dir="auto" className="py-2 [overflow-wrap:anywhere] rtl:text-right">
                {list(wordsByDay.get(day) ?? [])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
