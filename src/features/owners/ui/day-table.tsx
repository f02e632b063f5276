import { useMemo } from 'react';
import type { ServerAnalytics } from '#features/owners/contract.ts';
import { dayText } from '#web/kit/day-text.ts';
import { texts } from './texts.ts';

/** The same numbers day by day, the newest first; days on which nothing happened are left out. */
export function DayTable({ days, words }: ServerAnalytics) {
  const wordsByDay = useMemo(() => {
    const byDay = new Map<string, string[]>();
    for (const { word, days: ofWord } of words) {
      for (const { day, visits } of ofWord) byDay.set(day, [...(byDay.get(day) ?? []), `${word} ${visits}`]);
    }
    return byDay;
  }, [words]);
  const rows = days.filter(({ day, views, joins }) => views > 0 || joins > 0 || wordsByDay.has(day)).toReversed();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm underline underline-offset-4">{texts.dayByDay}</summary>
      <table className="mt-3 w-full text-xs">
        <thead className="text-ink-3">
          <tr>
            {[texts.day, texts.views, texts.joins, texts.searchWords].map((name) => (
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
                {dayText(day)}
              </th>
              <td className="py-2 pe-4">{views}</td>
              <td className="py-2 pe-4">{joins}</td>
              <td dir="auto" className="py-2 [overflow-wrap:anywhere] rtl:text-right">
                {(wordsByDay.get(day) ?? []).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
