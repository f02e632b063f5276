import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServerHealth } from '#features/health/contract.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, isServer, MEASURES, missingText, valueOf } from './measures.ts';

const SHOWN = new Set(['apiResponseTime', 'moderationHealth', 'inviteValidityStatus']);

/** The platform's data about the server, and how the score is calculated. */
export function TechnicalTab({ health }: { health: Health }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <ScoreTable health={health} />
      <Panel title={t`Technical`} className="self-start">
        <ul>
          {MEASURES.filter(({ metric }) => SHOWN.has(metric)).map((measure) => (
            <MeasureRow key={measure.metric} health={health} measure={measure} />
          ))}
        </ul>
        {isServer(health) && (
          <p className="mt-3 border-t border-line pt-3 text-ink-2">
            {health.countsAt ? (
              <Trans>
                Counted <Age at={health.countsAt} />
              </Trans>
            ) : (
              <Trans>No counts yet</Trans>
            )}
          </p>
        )}
      </Panel>
    </div>
  );
}

function ScoreTable({ health }: { health: Health }) {
  const { t, i18n } = useLingui();
  const { parts, measured, overallHealthScore } = health;
  return (
    <Panel
      title={t`How the score is calculated`}
      aside={<span className="text-xs text-ink-2">{t`from ${measured} of ${{ all: parts.length }}`}</span>}
      padding="px-[18px] pb-[18px]"
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
              <b className="font-semibold">{t(measure.name)}</b>
              <span className="text-end">
                {value === null ? missingText(measure.metric, i18n) : measure.text(value, i18n)}
              </span>
              <span className="text-xs text-ink-2">{t(measure.formula)}</span>
              <span className="text-end text-xs text-ink-2">
                <PartOfScore part={part} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-xs text-ink-2">
        {isServer(health) ? (
          <Trans>
            {overallHealthScore} is the weighted average of the measures with data. A measure exactly on target scores
            80; its range runs from 0 to 100.
          </Trans>
        ) : (
          <Trans>
            {overallHealthScore} is the average score of all servers; points are for the average of each measure. A
            measure exactly on target scores 80; its range runs from 0 to 100.
          </Trans>
        )}
      </p>
      <p className="mt-2 text-xs text-ink-2">
        {isServer(health) ? (
          <Trans>
            The trend adds the week’s changes in online ratio, activity, rating and members (in percent). 3 or more
            counts as improving, −3 or less as declining.
          </Trans>
        ) : (
          <Trans>
            Improving and declining: within a week, more servers improve than decline or the other way round, by more
            than a tenth of all.
          </Trans>
        )}
      </p>
    </Panel>
  );
}

function PartOfScore({ part }: { part: ServerHealth['parts'][number] | undefined }) {
  const { t } = useLingui();
  if (!part) return t`not counted`;
  const { score, weight } = part;
  if (score === null) return t`not counted, weight ${weight}`;
  return t`${plural({ count: Math.round(score) }, { one: '# point', other: '# points' })}, weight ${weight}`;
}
