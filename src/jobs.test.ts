import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { createFailureLog, createScheduler, runEach, workOnBlock } from './jobs.ts';

vi.mock('node:timers/promises', { spy: true });
const logFailure = () => undefined;

it('logs a failed housekeeping step and runs the others', async () => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const error = new Error('a bad row');
  await runEach((...failure) => void logged.push(failure), {
    first: async () => void done.push('first'),
    broken: async () => {
      throw error;
    },
    last: async () => void done.push('last'),
  });
  expect(done).toEqual(['first', 'last']);
  expect(logged).toEqual([[{ job: 'housekeeping', step: 'broken' }, error]]);
});

it('warns once a minute, not for each job, that the database refuses them, and logs each other error', () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'warn', base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const report = createFailureLog(log);
  const refusal = new DatabaseUnavailable('PostgreSQL refused (cannot execute INSERT in a read-only transaction)');
  for (const seconds of [0, 59, 61]) {
    now.mockReturnValue(seconds * 1000);
    for (const job of ['sync', 'health']) report({ job }, refusal);
  }
  report({ job: 'sync' }, new Error('a bug'));
  expect(lines).toMatchObject([
    { level: 40, job: 'sync', reason: refusal.message, msg: 'a job is waiting for the database' },
    { level: 40, job: 'sync' },
    { level: 50, job: 'sync', err: { message: 'a bug' } },
  ]);
});

it('runs a job only in the process that holds its lease, which it releases at the end', async () => {
  const events: string[] = [];
  const leaseOf = (name: string) => ({
    hold: async () => name === 'held',
    release: async () => void events.push(`released ${name}`),
  });
  const scheduler = createScheduler({ logFailure, leaseOf });
  for (const name of ['held', "another's"]) {
    scheduler.repeatInOneProcess(name, async () => {
      events.push(`ran ${name}`);
      return 0;
    });
  }
  await scheduler.stop();
  expect(events[0]).toBe('ran held');
  expect(events.slice(1).sort()).toEqual(["released another's", 'released held']);
});

it('releases the lease of a job that has ended while another is still running', async () => {
  const hanging = Promise.withResolvers<number>();
  const released = Promise.withResolvers<string>();
  const leaseOf = (name: string) => ({ hold: async () => true, release: async () => released.resolve(name) });
  const scheduler = createScheduler({ logFailure, leaseOf });
  scheduler.repeatInOneProcess('hanging', () => hanging.promise);
  scheduler.repeatInOneProcess('short', async () => 0);
  const stopped = scheduler.stop();
  expect(await released.promise).toBe('short');
  hanging.resolve(0);
  await stopped;
});

it('hands over the jobs of one process and continues the others', async () => {
  const released = Promise.withResolvers<string>();
  const leaseOf = (name: string) => ({ hold: async () => true, release: async () => released.resolve(name) });
  const scheduler = createScheduler({ logFailure, leaseOf });
  const ran = { own: 0, shared: 0 };
  scheduler.repeat('own', async () => ++ran.own && 1);
  scheduler.repeatInOneProcess('shared', async () => ++ran.shared && 1);
  scheduler.handOver();
  expect(await released.promise).toBe('shared');
  const { own, shared } = ran;
  await expect.poll(() => ran.own).toBeGreaterThan(own + 1);
  expect(ran.shared).toBe(shared);
  await scheduler.stop();
});

it('pauses longer after each repeated failure, up to a minute, except while the database is unavailable', async () => {
  const pauses: unknown[] = [];
  vi.mocked(setTimeout).mockImplementation(async (ms) => void pauses.push(ms));
  onTestFinished(() => void vi.mocked(setTimeout).mockRestore());
  const full = new Error('ENOSPC: no space left on device, write');
  const outcomes = [full, full, full, full, full, full, new DatabaseUnavailable('it is down'), 7, full];
  const leaseOf = () => ({ hold: async () => true, release: async () => undefined });
  const scheduler = createScheduler({ logFailure, leaseOf });
  const stopped = Promise.withResolvers<void>();
  scheduler.repeat('dump', async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    if (outcome === undefined) stopped.resolve(scheduler.stop());
    return outcome ?? 0;
  });
  await stopped.promise;
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 5000, 7, 5000, 0]);
});

it('pauses after a block, and longer after the last one', async () => {
  const rule = { pauseFactor: 0, betweenPassesMs: 500 };
  expect([await workOnBlock(async () => false, rule), await workOnBlock(async () => true, rule)]).toEqual([0, 500]);
});
