import { expect, it } from 'vitest';
import { createScheduler, runEach, workOnBlock } from './jobs.ts';

it('logs a failed housekeeping step and runs the others', async () => {
  const done: string[] = [];
  const logged: object[] = [];
  const log = { info: (what: object) => void logged.push(what), error: (what: object) => void logged.push(what) };
  const err = new Error('a bad row');
  await runEach(log, {
    first: async () => void done.push('first'),
    broken: async () => {
      throw err;
    },
    last: async () => void done.push('last'),
  });
  expect(done).toEqual(['first', 'last']);
  expect(logged).toEqual([{ err, job: 'housekeeping', step: 'broken' }]);
});

const log = { info: () => undefined, error: () => undefined };

it('runs a job only in the process that holds its lease, which it releases at the end', async () => {
  const events: string[] = [];
  const leaseOf = (name: string) => ({
    hold: async () => name === 'held',
    release: async () => void events.push(`released ${name}`),
  });
  const scheduler = createScheduler({ log, leaseOf });
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
  const scheduler = createScheduler({ log, leaseOf });
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
  const scheduler = createScheduler({ log, leaseOf });
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

it('pauses after a block, and longer after the last one', async () => {
  const rule = { pauseFactor: 0, betweenPassesMs: 500 };
  expect([await workOnBlock(async () => false, rule), await workOnBlock(async () => true, rule)]).toEqual([0, 500]);
});
