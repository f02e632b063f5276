import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { HEALTH_LEVELS, healthLevel } from '#contract/vocabulary.ts';
import type { GlobalHealth } from '#features/health/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { LEVEL_FILLS, LEVEL_WORDS, TrendMark } from '#web/directory/health/health-marks.tsx';
import { LineChart } from '#web/kit/chart/line-chart.tsx';
import { AlertsPanel, type Alerts } from './alerts-tab.tsx';
import { healthHref, type Whose } from './health-address.ts';
import { HealthRing } from './health-ring.tsx';
import { MeasureRow } from './measure-row.tsx';
import { belowTheMarks, type Health, isServer, MEASURES, signedPercent } from './measures.ts';
import { MinuteText } from './minute-text.tsx';
import { texts } from './texts.ts';

const SHOWN_ALERTS = 3;

interface OverviewTabProps {
  health: Health;
  alerts: Alerts;
  whose: Whose;
}

export function OverviewTab({ health, alerts, whose }: OverviewTabProps) {
  const more = (alerts.data?.length ?? 0) > SHOWN_ALERTS && (
    <Link href={healthHref({ of: whose.of, tab: 'alerts' })} className="text-sm underline underline-offset-4">
      {texts.allAlerts(alerts.data!.length)}
    </Link>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <Summary health={health} />
        {isServer(health) ? <ScoreChart scores={health.scores} /> : <Levels health={health} />}
        <AlertsPanel alerts={alerts} slug={whose.slug} most={SHOWN_ALERTS} aside={more} />
      </div>
      <Panel title={texts.againstMarks} className="content-start self-start">
        <ul>
          {MEASURES.map((measure) => (
            <MeasureRow key={measure.metric} health={health} measure={measure} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Summary({ health }: { health: Health }) {
  const { t } = useLingui();
  const { overallHealthScore, healthTrend, memberGrowthRate, lastUpdated, measured, parts } = health;
  const growth = memberGrowthRate === null ? texts.noGrowth : texts.growth(signedPercent(memberGrowthRate));
  return (
    <Panel bodyClassName="flex flex-wrap items-center gap-x-6 gap-y-4 p-[18px]">
      <HealthRing score={overallHealthScore} size={132} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-2xl">{t(LEVEL_WORDS[healthLevel(overallHealthScore)].word)}</h2>
        <p className="mt-1 text-ink-2">{belowTheMarks(health)}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          <TrendMark trend={healthTrend} />
          <span>{growth}</span>
          <span>{texts.measuredOf(measured, parts.length)}</span>
          {!isServer(health) && <span>{texts.meanOf(health.servers)}</span>}
          {lastUpdated && (
            <span>
              <Trans>
                Updated <MinuteText at={lastUpdated} />
              </Trans>
            </span>
          )}
        </p>
      </div>
    </Panel>
  );
}

/** In the colour of the last score; from 60, or lower where the score was lower. */
function scoreLook(scores: readonly number[]) {
  const floor = Math.min(60, Math.floor(Math.min(...scores) / 10) * 10 - 10);
  return {
    color: `--${healthLevel(scores.at(-1) ?? 0)}-fill`,
    mark: 80,
    range: [Math.max(0, floor), 100] as [number, number],
  };
}

function ScoreChart({ scores }: { scores: readonly { at: string; score: number }[] }) {
  const points = useMemo(() => scores.map(({ at, score }) => ({ at, value: score })), [scores]);
  const look = useMemo(() => scoreLook(scores.map(({ score }) => score)), [scores]);
  const sentence = texts.scoreOverTime(scores[0]?.score ?? 0, scores.at(-1)?.score ?? 0, scores.length);
  return (
    <Panel title={texts.healthScore} aside={<span className="text-xs text-ink-2">{texts.lastDays}</span>}>
      <LineChart points={points} sentence={sentence} look={look} />
    </Panel>
  );
}

function Levels({ health: { levels, servers } }: { health: GlobalHealth }) {
  const { t } = useLingui();
  return (
    <Panel title={texts.byScore}>
      <ul className="grid gap-3">
        {HEALTH_LEVELS.map(({ level }) => (
          <li key={level} className="grid grid-cols-[90px_minmax(0,1fr)_auto] items-center gap-3">
            <span>{t(LEVEL_WORDS[level].range)}</span>
            <span aria-hidden="true" className="h-2.5 rounded-full bg-track [forced-color-adjust:none]">
              <span
                className={`block h-full rounded-full ${LEVEL_FILLS[level]}`}
                style={{ width: `${(100 * levels[level]) / Math.max(1, servers)}%` }}
              />
            </span>
            <b className="min-w-10 text-end font-semibold">{whole(levels[level])}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
