import { counted } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, isServer, MEASURES, missingText, valueOf } from './measures.ts';

const SHOWN = new Set(['apiResponseTime', 'moderationHealth', 'inviteValidityStatus']);

/** The platform's side of the server, and what the score is made of. */
export function TechnicalTab({ health }: { health: Health }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <ScoreTable health={health} />
      <Panel title="Technical" className="self-start">
        <ul>
          {MEASURES.filter(({ metric }) => SHOWN.has(metric)).map((measure) => (
            <MeasureRow key={measure.metric} health={health} measure={measure} />
          ))}
        </ul>
        {isServer(health) && (
          <p className="mt-3 border-t border-line pt-3 text-ink-2">
            Counts {health.countsAt ? <Age at={health.countsAt} format="long" /> : 'not known yet'}
          </p>
        )}
      </Panel>
    </div>
  );
}

function ScoreTable({ health }: { health: Health }) {
  const { parts, measured, overallHealthScore } = health;
  return (
    <Panel
      title="What the score is made of"
      aside={
        <span className="text-xs text-ink-2">
          from {measured} of {parts.length}
        </span>
      }
      bodyClassName="px-[18px] pb-[18px]"
    >
      <ul>
        {MEASURES.map((measure) => {
          const part = parts.find(({ metric }) => metric === measure.metric);
          const value = valueOf(health, measure.metric);
          return (
            <li
              key={measure.metric}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 first:border-t-0"
            >
              <b className="font-semibold">{measure.name}</b>
              <span className="text-right">{value === null ? missingText(measure.metric) : measure.text(value)}</span>
              <span className="text-xs text-ink-2">{measure.formula}</span>
              <span className="text-right text-xs text-ink-2">
                {part?.score == null ? 'not counted' : counted(Math.round(part.score), 'point')}
                {part && `, weight ${part.weight}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-2">
        {isServer(health)
          ? `${overallHealthScore} is the mean of the parts that exist, by their weights.`
          : `${overallHealthScore} is the mean of the scores of all servers; the parts are those of their means.`}{' '}
        80 points are given at the mark, 0 and 100 at the ends of a range.
      </p>
    </Panel>
  );
}
