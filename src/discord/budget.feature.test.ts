import { Worker } from 'node:worker_threads';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { createTestClock } from '#test/clock.ts';
import { createTestDatabase } from '#test/postgres.ts';
import type { Race } from '#test/budget-race.ts';
import { createBudget } from './budget.ts';
import { type AnyCaller, type BudgetLimits, type Group, WINDOW_MS } from './budget-rules.ts';
import { USER, type TestPlace, createPlace, openPlace, takeLookUp, userAt, visitorAt } from '#test/discord.ts';
import { isDiscordError } from './errors.ts';

const LIMITS = { total: 15, background: 10, backgroundFloor: 4 };

let test: TestPlace;
let db: Database;
beforeAll(async () => {
  test = await createPlace(process.env.TEST_ENGINE === 'postgres' ? createTestDatabase : undefined);
  db = await openPlace(test.place, createTestClock().now);
});
beforeEach(async () => {
  for (const table of ['upstream_usage', 'upstream_callers'] as const) await db.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await db.close();
  await test.remove();
});

function setUp(limits: BudgetLimits = LIMITS) {
  const clock = createTestClock();
  const budget = createBudget({ db, now: clock.now, limits });
  const take = (caller: AnyCaller) => takeLookUp(db, budget, caller);
  let address = 0;
  /** Each user has a separate address. */
  const callerOf = (group: Group): AnyCaller => {
    address++;
    if (group === 'background') return group;
    return group === 'signed-in' ? userAt(`address ${address}`) : visitorAt(`address ${address}`);
  };
  const takeUntilSpent = async (group: Group): Promise<number> => {
    for (let taken = 0; ; taken++) {
      const error = await take(callerOf(group)).catch((reason: unknown) => reason);
      if (isDiscordError(error, 'budget-spent')) return taken;
      if (error) throw error as Error;
    }
  };
  return { ...clock, budget, take, takeUntilSpent, callerOf };
}

describe('budget', () => {
  it('reserves for users what background work cannot take', async () => {
    const { budget, takeUntilSpent } = setUp();
    expect(await takeUntilSpent('background')).toBe(10);
    expect(await takeUntilSpent('signed-in')).toBe(5);
    expect(await budget.state()).toEqual({
      windowMs: WINDOW_MS,
      limit: 15,
      backgroundLimit: 10,
      used: 15,
    });
  });

  it('reserves a floor for the background, however many addresses look up', async () => {
    const { takeUntilSpent } = setUp();
    expect(await takeUntilSpent('signed-in')).toBe(11);
    expect(await takeUntilSpent('visitor')).toBe(0);
    expect(await takeUntilSpent('background')).toBe(4);
  });

  it('reserves a floor for logged-in users, however many visitors look up', async () => {
    const { takeUntilSpent } = setUp();
    expect(await takeUntilSpent('visitor')).toBe(9);
    expect(await takeUntilSpent('background')).toBe(4);
    expect(await takeUntilSpent('signed-in')).toBe(2);
  });

  it("lets one caller take a tenth of the users' share, by address and by account", async () => {
    const { budget, take } = setUp({ total: 50, background: 20, backgroundFloor: 20 });
    for (let i = 0; i < 3; i++) await take(USER);
    const [address, account] = USER.keys;
    for (const keys of [[address!], [address!, 'another account'], ['another address', account!]]) {
      await expect(take({ keys, isSignedIn: true })).rejects.toMatchObject({ kind: 'caller-limited' });
    }
    await take(userAt('another address'));
    expect((await budget.state()).used).toBe(4);
  });

  it("deletes a caller's usage once it no longer counts", async () => {
    const { take, advance } = setUp();
    await take(visitorAt('long ago'));
    advance(WINDOW_MS + MINUTE_MS);
    await take(visitorAt('now'));
    const rows = await db.kysely.selectFrom('upstream_callers').select(['caller', 'used']).execute();
    expect(rows).toEqual([{ caller: 'now', used: 1 }]);
  });

  it('grants again exactly after retryAfterMs', async () => {
    const { take, takeUntilSpent, advance } = setUp();
    await takeUntilSpent('background');
    advance(3 * MINUTE_MS);
    await takeUntilSpent('visitor');
    const error = await take('background').catch((reason: unknown) => reason);
    if (!isDiscordError(error, 'budget-spent') || !error.retryAfterMs) throw new Error('no wait was named');
    advance(error.retryAfterMs - 1);
    await expect(take('background')).rejects.toMatchObject({ kind: 'budget-spent' });
    advance(1);
    expect(await takeUntilSpent('background')).toBe(10);
  });

  it('deletes old slots and those of a clock that was far ahead', async () => {
    const { take, takeUntilSpent, advance } = setUp();
    await takeUntilSpent('signed-in');
    advance(-60 * MINUTE_MS);
    expect(await takeUntilSpent('signed-in')).toBe(11);
    advance(120 * MINUTE_MS);
    await take(USER);
    expect(await db.kysely.selectFrom('upstream_usage').selectAll().execute()).toHaveLength(1);
  });

  it('counts what another process with a slightly faster clock took', async () => {
    const { takeUntilSpent, advance } = setUp();
    advance(MINUTE_MS);
    await takeUntilSpent('signed-in');
    advance(-MINUTE_MS);
    expect(await takeUntilSpent('signed-in')).toBe(0);
  });

  it('never grants more than the limit in any ten minutes', async () => {
    const group = fc.constantFrom<Group>('background', 'signed-in', 'visitor');
    const step = fc.record({ wait: fc.integer({ min: 0, max: 4 * MINUTE_MS }), group, times: fc.nat(8) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), async (steps) => {
        await db.kysely.deleteFrom('upstream_usage').execute();
        const { take, now, advance, callerOf } = setUp({ total: 6, background: 4, backgroundFloor: 2 });
        const granted: { at: number; group: Group }[] = [];
        for (const { wait, group: calling, times } of steps) {
          advance(wait);
          for (let i = 0; i < times; i++) {
            const error = await take(callerOf(calling)).catch((reason: unknown) => reason);
            if (error === undefined) granted.push({ at: now(), group: calling });
          }
        }
        for (const { at: end } of granted) {
          const inWindow = granted.filter(({ at }) => at > end - WINDOW_MS && at <= end);
          expect(inWindow.length).toBeLessThanOrEqual(6);
          const ofBackground = inWindow.filter((one) => one.group === 'background').length;
          expect(ofBackground).toBeLessThanOrEqual(4);
          expect(inWindow.length - ofBackground).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('holds for a hundred takes of two threads, ten at a time', async () => {
    // 7 of the 60 are reserved for logged-in users, of whom there are none; a caller can have 4.
    const limits = { total: 60, background: 45, backgroundFloor: 15 };
    const race: Race = { place: test.place, takes: 50, limits, now: createTestClock().now() };
    const got = await Promise.all([raceInThread(race), raceInThread(race)]);
    expect(got[0]! + got[1]!).toBe(53);
    const rows = await db.kysely.selectFrom('upstream_usage').selectAll().execute();
    expect(rows.reduce((sum, row) => sum + row.used, 0)).toBe(53);
    const callers = await db.kysely.selectFrom('upstream_callers').select('used').execute();
    expect(Math.max(...callers.map(({ used }) => used))).toBeLessThanOrEqual(4);
  });
});

function raceInThread(race: Race): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../test/budget-race.ts', import.meta.url), { workerData: race });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
