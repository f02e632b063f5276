import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DAY_MS } from '#contract/time.ts';
import { HEALTH_LEVELS, healthLevel } from '#contract/vocabulary.ts';
import type { GlobalHealth } from '#features/health/contract.ts';
import { dayText } from '#web/kit/day.tsx';
import { Meter } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { LEVEL_FILLS, LEVEL_LABELS, TrendBadge } from '#web/directory/health-badges.tsx';
import { LineChart } from '#web/kit/chart/line-chart.tsx';
import { AlertsPanel, type Alerts } from './alerts-panel.tsx';
import { type DashboardScope, healthHref } from './health-state.ts';
import { HealthRing } from './health-ring.tsx';
import { MeasureRow } from './measure-row.tsx';
import { type Health, isServer, MEASURES, missedTargets, signedPercent } from './measures.ts';
import { MinuteText } from './minute-text.tsx';

const SHOWN_ALERTS = 3;

interface OverviewTabProps {
  health: Health;
  alerts: Alerts;
  scope: DashboardScope;
}

export function OverviewTab({ health, alerts, scope }: OverviewTabProps) {
  const { t } = useLingui();
  const more = (alerts.data?.length ?? 0) > SHOWN_ALERTS && (
    <Link href={healthHref({ of: scope, tab: 'alerts' })} className="text-sm underline underline-offset-4">
      <Plural value={{ count: alerts.data!.length }} one="# alert" other="All # alerts" />
    </Link>
  );
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-1 content-start gap-5">
        <Summary health={health} />
        {isServer(health) ? <ScoreChart scores={health.scores} /> : <Levels health={health} />}
        <AlertsPanel alerts={alerts} showsServer={scope === 'all'} max={SHOWN_ALERTS} aside={more} />
      </div>
      <Panel
        title={t({ message: 'Targets', comment: 'Noun: heading of the measures and their target values' })}
        className="content-start self-start"
      >
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
  const { t, i18n } = useLingui();
  const { overallHealthScore, healthTrend, memberGrowthRate, lastUpdated, measured, parts } = health;
  const growth =
    memberGrowthRate === null
      ? t`Members in 24 h: not enough data`
      : t`${{ change: signedPercent(memberGrowthRate, i18n) }} members in 24 h`;
  return (
    <Panel bodyClassName="flex flex-wrap items-center gap-x-6 gap-y-4">
      <HealthRing score={overallHealthScore} size={132} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-2xl">{t(LEVEL_LABELS[healthLevel(overallHealthScore)].word)}</h2>
        <p className="mt-1 text-ink-2">{missedTargets(health, i18n)}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          <TrendBadge trend={healthTrend} />
          <span>{growth}</span>
          <span>{t`from ${measured} of ${{ all: parts.length }}`}</span>
          {!isServer(health) && (
            <span>
              <Plural value={{ count: health.servers }} one="average of # server" other="average of # servers" />
            </span>
          )}
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

/** In the color of the last score; the axis starts at 60, or lower for lower scores. */
function scoreLook(scores: readonly number[]) {
  const floor = Math.min(60, Math.floor(Math.min(...scores) / 10) * 10 - 10);
  return {
    color: `--${healthLevel(scores.at(-1) ?? 0)}-fill`,
    threshold: 80,
    maxGapMs: DAY_MS,
    range: [Math.max(0, floor), 100] as [number, number],
  };
}

function ScoreChart({ scores }: { scores: readonly { at: string; score: number }[] }) {
  const { t, i18n } = useLingui();
  const points = useMemo(() => scores.map(({ at, score }) => ({ at, value: score })), [scores]);
  const look = useMemo(() => scoreLook(scores.map(({ score }) => score)), [scores]);
  const [first, last] = [scores[0], scores.at(-1)];
  const sentence =
    first && last
      ? t`Score ${{ first: first.score }} on ${{ from: dayText(first.at, i18n) }}, ${{ last: last.score }} on ${{ to: dayText(last.at, i18n) }}.`
      : '';
  return (
    <Panel
      title={t`Health score`}
      aside={
        <span className="text-xs text-ink-2">
          <Trans>last 14 days</Trans>
        </span>
      }
    >
      <LineChart
        points={points}
        sentence={sentence}
        legend={t`The dashed line is at 80, where Healthy begins.`}
        look={look}
      />
    </Panel>
  );
}

function Levels({ health: { levels, servers } }: { health: GlobalHealth }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  return (
    <Panel title={t`Servers by score`}>
      <ul className="grid gap-3">
        {HEALTH_LEVELS.map(({ level }) => (
          <li key={level} className="grid grid-cols-[90px_minmax(0,1fr)_auto] items-center gap-3">
            <span>{t(LEVEL_LABELS[level].range)}</span>
            <Meter
              share={levels[level] / Math.max(1, servers)}
              fill={LEVEL_FILLS[level]}
              className="h-2.5 rounded-full"
            />
            <b className="min-w-10 text-end font-semibold">{whole(levels[level])}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
