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
import { refreshNextBlock } from '#features/health/refresh.ts';
import type { HealthTotals } from '#features/health/totals.ts';
import { expireFreshTexts } from '#features/holds/waves.ts';
import { expireReportAddresses } from '#features/moderation/reports.ts';
import { SWITCHES_EVERY_MS, type Switches } from '#features/moderation/switches.ts';
import type { TargetsMet } from '#features/sync/targets-met.ts';
import { expireAddresses } from '#features/submissions/submissions.ts';
import { createSyncLoop, requeueAfterClockChange } from '#features/sync/loop.ts';
import { purgeDelisted } from '#features/sync/record.ts';
import { expireDays } from '#features/owners/search-words.ts';
import { createDescriber } from '#features/tags/describe.ts';
import { expireUnanswered, FLUSH_EVERY_MS, type Unanswered } from '#features/unanswered/unanswered.ts';
import { createWebhookLoop, type WebhookLoopDeps } from '#features/owners/webhook-loop.ts';
import { expireDeliveries } from '#features/owners/webhooks.ts';
import { expireSessions } from '#db/sessions.ts';
import { trimChanges } from '#db/changes.ts';
import { createOutageLevel, DatabaseUnavailable } from '#db/unavailable.ts';
import type { Recommender } from '#features/recommendations/recommendations.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { LanguageDetector } from '#features/languages/detector.ts';
import type { SyncDeps } from '#features/sync/sync.ts';

/** Resolves to the pause before the next tick, in ms. Ends early once the jobs stop, if it can take long. */
type Tick = (stopping: AbortSignal) => Promise<number>;

/** How often a process checks whether the hourly housekeeping is due. */
const HOUSEKEEPING_CHECK_MS = 15_000;
const RECOMMENDATIONS_EVERY_MS = 5 * MINUTE_MS;
/** Pause of a job that found nothing to do. */
const IDLE_MS = 1000;
/** Pause between two batches of texts, for other work. */
const DESCRIBE_PAUSE_MS = 20;
/** Pause of a job after an error; each repeated one doubles it, as a full disk or a bug can last for hours. */
const ERROR_PAUSE_MS = 5000;
const MAX_ERROR_PAUSE_MS = MINUTE_MS;
/** Pause of a job while another process holds its lease. */
const WITHOUT_LEASE_MS = 5000;
/** Takes at most a fiftieth of the time. */
const HEALTH_TOTALS = { pauseFactor: 50, betweenPassesMs: 15_000 };
const TARGETS_MET = { pauseFactor: 20, betweenPassesMs: MINUTE_MS };

interface JobDeps extends SyncDeps {
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
  /** Without the database of requests, whose time limits are not for jobs. */
  account: Omit<TokenDeps, 'db'>;
  webhooks: Pick<WebhookLoopDeps, 'send' | 'publicUrl'>;
}

export function startJobs(deps: JobDeps): Pick<Scheduler, 'handOver' | 'stop'> {
  const { db, now, unanswered, dumps, healthTotals, targetsMet } = deps;
  const logFailure = createFailureLog(deps.log);
  const scheduler = createScheduler({ logFailure, leaseOf: (name) => createLease(db, name, now) });
  const { repeat, repeatEvery, repeatInOneProcess } = scheduler;
  const describer = createDescriber(deps);
  const account = { ...deps.account, db };

  repeatInOneProcess('sync', createSyncLoop(deps).tick);
  repeatInOneProcess('sync-all', createRunLoop(deps).tick);
  repeatInOneProcess('housekeeping', createHousekeeping({ db, now, logFailure }));
  repeatInOneProcess('tokens', (stopping) => expireTokens(account, stopping));
  repeatInOneProcess('webhooks', createWebhookLoop({ ...account, ...deps.webhooks }).tick);
  repeatInOneProcess('health', async () => ((await refreshNextBlock({ db, now })) ? 0 : IDLE_MS));
  repeatInOneProcess('describe', async () => ((await describer.describeSome()) ? DESCRIBE_PAUSE_MS : IDLE_MS));
  // In every process: each caches these, and has its own counts.
  repeat('dump', () => dumps.tick());
  repeat('health-totals', () => workOnBlock(() => healthTotals.refreshBlock(), HEALTH_TOTALS));
  repeat('targets-met', () => workOnBlock(() => targetsMet.countBlock(), TARGETS_MET));
  repeatEvery(RECOMMENDATIONS_EVERY_MS, 'recommendations', () => deps.recommender.refresh());
  repeatEvery(SWITCHES_EVERY_MS, 'switches', () => deps.switches.refresh());
  repeatEvery(FLUSH_EVERY_MS, 'unanswered-searches', () => unanswered.flush());
  return {
    handOver: scheduler.handOver,
    async stop() {
      await scheduler.stop();
      await unanswered.flush().catch((error: unknown) => logFailure({ job: 'unanswered-searches' }, error));
      await dumps.release();
    },
  };
}

interface Scheduler {
  repeat(name: string, tick: Tick): void;
  repeatEvery(pauseMs: number, name: string, run: () => Promise<void>): void;
  /** In one process of the installation at a time: while it holds the lease of this name. */
  repeatInOneProcess(name: string, tick: Tick): void;
  /** Starts no more jobs that need a lease. Each releases its own when it has ended, so that another process can take it. */
  handOver(): void;
  /** The same, for all jobs; waits for those that are running. */
  stop(): Promise<void>;
}

interface SchedulerDeps {
  logFailure: LogFailure;
  leaseOf(name: string): Lease;
}

export function createScheduler({ logFailure, leaseOf }: SchedulerDeps): Scheduler {
  const [handingOver, stopping] = [new AbortController(), new AbortController()];
  const running: Promise<void>[] = [];
  const run = async (job: string, tick: Tick, { signal }: AbortController): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      let pauseMs = ERROR_PAUSE_MS;
      try {
        pauseMs = await tick(signal);
        failures = 0;
      } catch (error) {
        logFailure({ job }, error);
        // After an outage of the database all jobs continue soon.
        if (!(error instanceof DatabaseUnavailable)) pauseMs = Math.min(pauseMs * 2 ** failures++, MAX_ERROR_PAUSE_MS);
      }
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const repeat = (name: string, tick: Tick): void => void running.push(run(name, tick, stopping));
  const handOver = (): void => handingOver.abort();
  return {
    repeat,
    repeatEvery: (pauseMs, name, work) =>
      repeat(name, async () => {
        await work();
        return pauseMs;
      }),
    repeatInOneProcess(name, tick) {
      const lease = leaseOf(name);
      const tickIfHeld: Tick = async (signal) => ((await lease.hold()) ? await tick(signal) : WITHOUT_LEASE_MS);
      // Each lease is released when its own job has ended: a job that hangs must not keep the leases of the others.
      const ended = run(name, tickIfHeld, handingOver).then(() => lease.release());
      // Requests are still answered after `handOver`; the lease expires.
      running.push(ended.catch((error: unknown) => logFailure({ job: name, step: 'release' }, error)));
    },
    handOver,
    async stop() {
      handOver();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/**
 * One block of a job that reads every row. The pause after it is a multiple of its duration, which leaves the processor
 * to requests.
 * @param work resolves to true after the last block
 */
export async function workOnBlock(
  work: () => Promise<boolean>,
  { pauseFactor, betweenPassesMs }: { pauseFactor: number; betweenPassesMs: number },
): Promise<number> {
  const startedAt = performance.now();
  const isLast = await work();
  const pauseMs = pauseFactor * (performance.now() - startedAt);
  return isLast ? Math.max(betweenPassesMs, pauseMs) : pauseMs;
}

/** Deletes what has expired, once an hour. */
export function createHousekeeping({
  db,
  now,
  logFailure,
}: Pick<JobDeps, 'db' | 'now'> & Pick<SchedulerDeps, 'logFailure'>): () => Promise<number> {
  let startedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    // Also after the clock was set back: what depended on the wrong time is repaired here, snapshots by the next refresh.
    if (Math.abs(now() - startedAt) >= HOUR_MS) {
      startedAt = now();
      await runEach(logFailure, {
        visits: () => expireVisits(db, now()),
        addresses: () => expireAddresses(db, now()),
        days: () => expireDays(db, now()),
        unanswered: () => expireUnanswered(db, now()),
        texts: () => expireFreshTexts(db, now()),
        'report-addresses': () => expireReportAddresses(db, now()),
        deliveries: () => expireDeliveries(db, now()),
        alerts: () => expireAlerts(db, now()),
        'sign-ins': () => expireSignIns({ db, now }),
        sessions: () => expireSessions(db, now()),
        rights: () => expireRights({ db, now }),
        delisted: () => purgeDelisted(db, now()),
        changes: () => trimChanges(db, now()),
        queue: () => requeueAfterClockChange(db, now()),
      });
    }
    return HOUSEKEEPING_CHECK_MS;
  };
}

/** Runs the steps in sequence; a failed step is logged and does not prevent the others. */
export async function runEach(
  logFailure: LogFailure,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    await run().catch((error: unknown) => logFailure({ job: 'housekeeping', step }, error));
  }
}

type LogFailure = (what: { job: string; step?: string }, error: unknown) => void;

/** Of all jobs together, as a database that is unavailable fails all of them. */
export function createFailureLog(log: Pick<Logger, 'debug' | 'warn' | 'error'>): LogFailure {
  const outageLevel = createOutageLevel();
  return (what, error) => {
    if (!(error instanceof DatabaseUnavailable))
      return log.error({ err: error, ...what }, 'a job failed and will be retried');
    // If it answers but refuses writes, nothing else is logged until a user writes.
    log[outageLevel()]({ ...what, reason: error.message }, 'a job is waiting for the database');
  };
}
