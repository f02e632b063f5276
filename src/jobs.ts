// All background jobs and their schedules. Jobs are idempotent and survive a crash at any point.
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Logger } from 'pino';
import { createLease, type Lease } from '#db/lease.ts';
import { expireRights } from '#features/accounts/guilds.ts';
import { expireTokens } from '#features/accounts/sessions.ts';
import { expireSignIns } from '#features/accounts/sign-in.ts';
import type { TokenDeps } from '#features/accounts/tokens.ts';
import { createRunLoop } from '#features/admin/sync-run.ts';
import { expireVisits } from '#features/activity/activity.ts';
import type { Dumps } from '#features/dump/dump.ts';
import { expireAlerts } from '#features/health/health.ts';
import { createHealthLoop } from '#features/health/loop.ts';
import type { HealthTotals } from '#features/health/totals.ts';
import { expireFreshTexts } from '#features/holds/waves.ts';
import { expireReportAddresses } from '#features/moderation/reports.ts';
import { SWITCHES_EVERY_MS, type Switches } from '#features/moderation/switches.ts';
import type { TargetsMet } from '#features/sync/targets-met.ts';
import { expireAddresses } from '#features/submissions/submissions.ts';
import { createSyncLoop, requeueAfterClockChange } from '#features/sync/loop.ts';
import { expireDays } from '#features/owners/search-words.ts';
import { createDescribeLoop } from '#features/tags/describe.ts';
import { FLUSH_EVERY_MS, type Unanswered } from '#features/unanswered/unanswered.ts';
import { createWebhookLoop, type WebhookLoopDeps } from '#features/owners/webhook-loop.ts';
import { expireDeliveries } from '#features/owners/webhooks.ts';
import { expireSessions } from '#http/session.ts';
import { trimChanges } from '#db/changes.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Recommender } from '#features/recommendations/recommendations.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LanguageDetector } from '#features/languages/detector.ts';
import type { SyncDeps } from '#features/sync/sync.ts';

export interface Jobs {
  /** Waits for running jobs, starts no more and releases the leases, so that another process can take them. */
  stop(): Promise<void>;
}

/** How often a process renews or tries to acquire the lease of the housekeeping. */
const HOUSEKEEPING_CHECK_MS = 15_000;
const RECOMMENDATIONS_EVERY_MS = 5 * MINUTE_MS;
/** Pause of a job after an error. */
const ERROR_PAUSE_MS = 5000;

export interface JobDeps extends SyncDeps {
  log: Logger;
  catalog: Catalog;
  languages: LanguageDetector;
  paceMs: number;
  recommender: Recommender;
  healthTotals: HealthTotals;
  targetsMet: TargetsMet;
  switches: Switches;
  unanswered: Unanswered;
  dumps: Dumps;
  account: TokenDeps;
  webhooks: Pick<WebhookLoopDeps, 'send' | 'publicUrl'>;
}

export function startJobs(deps: JobDeps): Jobs {
  const { db, now, unanswered } = deps;
  const leases: Lease[] = [];
  /** Released by `stop`. */
  const leaseOf = (name: string): Lease => {
    const lease = createLease(db, name, now);
    leases.push(lease);
    return lease;
  };
  const sync = createSyncLoop({ ...deps, lease: leaseOf('sync') });
  const runLoop = createRunLoop({ ...deps, lease: leaseOf('sync-all') });
  const health = createHealthLoop({ db, now, lease: leaseOf('health'), totals: deps.healthTotals });
  const webhookLoop = createWebhookLoop({ ...deps.account, ...deps.webhooks, lease: leaseOf('webhooks') });
  const describeLoop = createDescribeLoop({ ...deps, lease: leaseOf('describe') });

  const repeat = (name: string, tick: () => Promise<number>): Jobs => repeated(name, tick, deps);
  const repeatEvery = (pauseMs: number, name: string, run: () => Promise<void>): Jobs =>
    repeat(name, async () => {
      await run();
      return pauseMs;
    });
  const jobs = [
    repeat('sync', () => sync.tick()),
    repeat('sync-all', () => runLoop.tick()),
    repeat('housekeeping', createHousekeeping(deps, leaseOf('housekeeping'))),
    repeat('webhooks', () => webhookLoop.tick()),
    repeat('health', () => health.refreshTick()),
    repeat('describe', () => describeLoop.tick()),
    // In every process: each caches these, and has its own counts.
    repeat('dump', () => deps.dumps.tick()),
    repeat('health-totals', () => health.totalsTick()),
    repeat('targets-met', () => deps.targetsMet.tick()),
    repeatEvery(RECOMMENDATIONS_EVERY_MS, 'recommendations', () => deps.recommender.refresh()),
    repeatEvery(SWITCHES_EVERY_MS, 'switches', () => deps.switches.refresh()),
    repeatEvery(FLUSH_EVERY_MS, 'unanswered-searches', () => unanswered.flush()),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await unanswered.flush().catch((error: unknown) => logFailure(deps.log, { job: 'unanswered-searches' }, error));
      await deps.dumps.release();
      await Promise.all(leases.map((lease) => lease.release()));
    },
  };
}

/** Deletes what has expired, once an hour, in the process that holds the lease. */
export function createHousekeeping(
  { db, now, account, log }: Pick<JobDeps, 'db' | 'now' | 'account' | 'log'>,
  lease: Pick<Lease, 'hold'>,
): () => Promise<number> {
  let startedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    // Also after the clock was set back: what depended on the wrong time is repaired here.
    if ((await lease.hold()) && Math.abs(now() - startedAt) >= HOUR_MS) {
      startedAt = now();
      await runEach(log, {
        visits: () => expireVisits(db, now()),
        addresses: () => expireAddresses(db, now()),
        days: () => expireDays(db, now()),
        texts: () => expireFreshTexts(db, now()),
        'report-addresses': () => expireReportAddresses(db, now()),
        deliveries: () => expireDeliveries(db, now()),
        alerts: () => expireAlerts(db, now()),
        'sign-ins': () => expireSignIns({ db, now }),
        sessions: () => expireSessions(db, now()),
        tokens: () => expireTokens(account),
        rights: () => expireRights(account),
        changes: () => trimChanges(db, now()),
        queue: () => requeueAfterClockChange(db, now()),
      });
    }
    return HOUSEKEEPING_CHECK_MS;
  };
}

/** Runs the steps in sequence; a failed step is logged and does not prevent the others. */
export async function runEach(
  log: Pick<Logger, 'info' | 'error'>,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    await run().catch((error: unknown) => logFailure(log, { job: 'housekeeping', step }, error));
  }
}

function logFailure(log: Pick<Logger, 'info' | 'error'>, what: { job: string; step?: string }, error: unknown): void {
  // The database logs its own outages.
  if (error instanceof DatabaseUnavailable)
    log.info({ ...what, reason: error.message }, 'a job is waiting for the database');
  else log.error({ err: error, ...what }, 'a job failed and will be retried');
}

/** Runs `tick` in a loop; each tick resolves to the pause before the next one, in ms. */
function repeated(name: string, tick: () => Promise<number>, { log }: Pick<JobDeps, 'log'>): Jobs {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pauseMs = await tick().catch((error: unknown) => {
        logFailure(log, { job: name }, error);
        return ERROR_PAUSE_MS;
      });
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
