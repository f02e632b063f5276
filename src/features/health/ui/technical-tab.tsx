import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, isServer, MEASURES, missingText, valueOf } from './measures.ts';
import { texts } from './texts.ts';

const SHOWN = new Set(['apiResponseTime', 'moderationHealth', 'inviteValidityStatus']);

/** The platform's side of the server, and what the score is made of. */
export function TechnicalTab({ health }: { health: Health }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <ScoreTable health={health} />
      <Panel title={texts.technical} className="self-start">
        <ul>
          {MEASURES.filter(({ metric }) => SHOWN.has(metric)).map((measure) => (
            <MeasureRow key={measure.metric} health={health} measure={measure} />
          ))}
        </ul>
        {isServer(health) && (
          <p className="mt-3 border-t border-line pt-3 text-ink-2">
            {health.countsAt ? <CountsAge at={health.countsAt} /> : texts.noCounts}
          </p>
        )}
      </Panel>
    </div>
  );
}

function CountsAge({ at }: { at: string }) {
  const [before, after] = texts.countsAt;
  return (
    <>
      {before}
      <Age at={at} />
      {after}
    </>
  );
}

function ScoreTable({ health }: { health: Health }) {
  const { parts, measured, overallHealthScore } = health;
  return (
    <Panel
      title={texts.madeOf}
      aside={<span className="text-xs text-ink-2">{texts.measuredOf(measured, parts.length)}</span>}
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
              <b className="font-semibold">{texts.measures[measure.metric].name}</b>
              <span className="text-end">{value === null ? missingText(measure.metric) : measure.text(value)}</span>
              <span className="text-xs text-ink-2">{texts.measures[measure.metric].formula}</span>
              <span className="text-end text-xs text-ink-2">
                {part ? texts.weighted(scoreText(part.score), part.weight) : texts.notCounted}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-2">
        {isServer(health) ? texts.scoreOfServer(overallHealthScore) : texts.scoreOfAll(overallHealthScore)}
      </p>
    </Panel>
  );
}

function scoreText(score: number | null): string {
  return score === null ? texts.notCounted : texts.points(Math.round(score));
}
