// Health over all listed servers. Totals need every row, so a job computes them block by block and requests read the
// result.
import { setImmediate } from 'node:timers/promises';
import { healthLevel } from '#contract/vocabulary.ts';
import { isoTime } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { singleFlight } from '#src/in-flight.ts';
import { isListed } from '#features/listings/listed.ts';
import type { CommunityStats, GlobalHealth } from './contract.ts';
import { averageRating, type Metrics } from './metrics.ts';
import { metricsOfRow } from './refresh.ts';
import { scoreOf } from './score.ts';
import { type ListedHealth, listedHealthAfter, openAlertCounts } from './store.ts';

/** Rows read without yielding: a few milliseconds. */
const BLOCK = 100;

const MEANS = [
  'memberGrowthRate',
  'onlineRatio',
  'engagementRate',
  'activityScore',
  'positiveReviewRatio',
  'channelActivity',
  'apiResponseTime',
  'moderationHealth',
] as const satisfies (keyof Metrics)[];

export interface HealthTotals {
  /** Adds one block; resolves to true after the last one, when the new totals are published. */
  refreshBlock(): Promise<boolean>;
  /** As of the last complete pass; before that, the first call computes the totals. */
  global(): Promise<GlobalHealth>;
  community(): Promise<CommunityStats>;
}

interface Known {
  totals: Totals;
  alerts: { criticalAlerts: number; highAlerts: number };
}

export function createHealthTotals(db: Database): HealthTotals {
  let known: Known | undefined;
  let pass = new PartialTotals();
  const withAlerts = async (totals: Totals): Promise<Known> => {
    const alerts = { criticalAlerts: 0, highAlerts: 0 };
    for (const row of (await openAlertCounts(db.kysely)).filter(isListed))
      alerts[row.severity === 'critical' ? 'criticalAlerts' : 'highAlerts'] += row.count;
    return (known = { totals, alerts });
  };
  const read = singleFlight(async () => {
    const all = new PartialTotals();
    while (!(await all.addBlock(db))) await setImmediate();
    return await withAlerts(all.totals);
  });
  // With many servers the job's first pass takes minutes: requests before its end compute the totals without waiting.
  const current = async (): Promise<Known> => known ?? (await read());
  return {
    async refreshBlock() {
      if (!(await pass.addBlock(db))) return false;
      await withAlerts(pass.totals);
      pass = new PartialTotals();
      return true;
    },
    async global() {
      return (await current()).totals.view();
    },
    async community() {
      const { totals, alerts } = await current();
      return { healthyServers: totals.levels.good, ...alerts, totalServers: totals.servers };
    },
  };
}

/** Totals of the listings up to the id `last`. */
class PartialTotals {
  readonly totals = new Totals();
  private last = '';

  /** Resolves to true after the last block. */
  async addBlock(db: Database): Promise<boolean> {
    const rows = await listedHealthAfter(db.kysely, this.last, BLOCK);
    for (const row of rows) if (isListed(row) && row.computed_at > 0) this.totals.add(row);
    this.last = rows.at(-1)?.listing_id ?? this.last;
    return rows.length < BLOCK;
  }
}

class Totals {
  servers = 0;
  readonly levels = { good: 0, mid: 0, low: 0, bad: 0 };
  private readonly sums = new Map<string, { sum: number; count: number }>();
  private readonly trends = { improving: 0, declining: 0, stable: 0 };
  private stars = 0;
  private reviews = 0;
  private validInvites = 0;
  private latest = 0;

  add(row: ListedHealth): void {
    const metrics = metricsOfRow(row);
    this.servers++;
    this.levels[healthLevel(row.score)]++;
    this.trends[row.trend]++;
    this.stars += row.rating_sum;
    this.reviews += row.rating_count;
    this.latest = Math.max(this.latest, row.computed_at);
    this.addTo('score', row.score);
    for (const name of MEANS) this.addTo(name, metrics[name]);
    if (metrics.inviteValidityStatus) this.validInvites++;
  }

  /** The trend is the more common one; stable unless it leads by more than a tenth of all servers. */
  view(): GlobalHealth {
    const means = Object.fromEntries(MEANS.map((name) => [name, this.mean(name)])) as Pick<
      Metrics,
      (typeof MEANS)[number]
    >;
    const metrics = {
      ...means,
      averageRating: averageRating({ count: this.reviews, sum: this.stars }),
      totalReviews: this.reviews,
    };
    const inviteShare = this.servers === 0 ? 0 : this.validInvites / this.servers;
    const { parts, measured } = scoreOf({ ...metrics, inviteValidityStatus: inviteShare });
    const lead = this.trends.improving - this.trends.declining;
    return {
      servers: this.servers,
      levels: this.levels,
      ...metrics,
      validInvites: this.validInvites,
      inviteValidityStatus: inviteShare === 1,
      overallHealthScore: Math.round(this.mean('score') ?? 0),
      healthTrend: Math.abs(lead) * 10 <= this.servers ? 'stable' : lead > 0 ? 'improving' : 'declining',
      lastUpdated: this.latest === 0 ? null : isoTime(this.latest),
      measured,
      parts,
    };
  }

  private addTo(name: string, value: number | null): void {
    if (value === null) return;
    const { sum, count } = this.sums.get(name) ?? { sum: 0, count: 0 };
    this.sums.set(name, { sum: sum + value, count: count + 1 });
  }

  /** Two decimals; null when no server has the metric. */
  private mean(name: string): number | null {
    const found = this.sums.get(name);
    return found ? Math.round((100 * found.sum) / found.count) / 100 : null;
  }
}
