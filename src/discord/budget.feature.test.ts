import { Worker } from 'node:worker_threads';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { createTestDatabase } from '#test/postgres.ts';
import type { Race } from './budget-race-fixture.ts';
import { type BudgetLimits, WINDOW_MS, createBudget } from './budget.ts';
import { MINUTE, START, type TestPlace, createPlace, createTestTime, openPlace } from './client-fixture.ts';
import { isDiscordError } from './errors.ts';

const LIMITS = { total: 15, background: 10 };

let test: TestPlace;
let db: Database;
beforeAll(async () => {
  test = await createPlace(process.env.TEST_ENGINE === 'postgres' ? createTestDatabase : undefined);
  db = await openPlace(test.place, () => START);
});
beforeEach(async () => void (await db.kysely.deleteFrom('upstream_usage').execute()));
afterAll(async () => {
  await db.close();
  await test.remove();
});

function setUp(limits: BudgetLimits = LIMITS) {
  const time = createTestTime();
  const budget = createBudget({ db, now: time.now, limits });
  const takeUntilSpent = async (priority: 'person' | 'background'): Promise<number> => {
    for (let taken = 0; ; taken++) {
      const error = await budget.take(priority).catch((reason: unknown) => reason);
      if (isDiscordError(error, 'budget-spent')) return taken;
      if (error) throw error as Error;
    }
  };
  return { ...time, budget, takeUntilSpent };
}

describe('budget', () => {
  it('keeps for people what background work may not have', async () => {
    const { budget, takeUntilSpent } = setUp();
    expect(await takeUntilSpent('background')).toBe(10);
    expect(await takeUntilSpent('person')).toBe(5);
    expect(await budget.state()).toEqual({
      windowMs: WINDOW_MS,
      limit: 15,
      backgroundLimit: 10,
      used: 15,
      backgroundUsed: 10,
    });
  });

  it('lets people use all of it', async () => {
    const { takeUntilSpent } = setUp();
    expect(await takeUntilSpent('person')).toBe(15);
    expect(await takeUntilSpent('background')).toBe(0);
  });

  it('says when to come back, and keeps its word', async () => {
    const { budget, takeUntilSpent, pass } = setUp();
    await takeUntilSpent('background');
    pass(3 * MINUTE);
    await takeUntilSpent('person');
    const error = await budget.take('background').catch((reason: unknown) => reason);
    if (!isDiscordError(error, 'budget-spent') || !error.retryAfterMs) throw new Error('no wait was named');
    pass(error.retryAfterMs - 1);
    await expect(budget.take('background')).rejects.toMatchObject({ kind: 'budget-spent' });
    pass(1);
    expect(await takeUntilSpent('background')).toBe(10);
  });

  it('forgets the slots of long ago, and those of a clock that was far ahead', async () => {
    const { takeUntilSpent, pass, budget } = setUp();
    await takeUntilSpent('person');
    pass(-60 * MINUTE);
    expect(await takeUntilSpent('person')).toBe(15);
    pass(120 * MINUTE);
    await budget.take('person');
    expect(await db.kysely.selectFrom('upstream_usage').selectAll().execute()).toHaveLength(1);
  });

  it('counts what another process with a slightly faster clock took', async () => {
    const { takeUntilSpent, pass } = setUp();
    pass(MINUTE);
    await takeUntilSpent('person');
    pass(-MINUTE);
    expect(await takeUntilSpent('person')).toBe(0);
  });

  it('never grants more than the limit in any ten minutes', async () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 4 * MINUTE }), isPerson: fc.boolean(), times: fc.nat(8) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), async (steps) => {
        await db.kysely.deleteFrom('upstream_usage').execute();
        const { budget, now, pass } = setUp({ total: 6, background: 4 });
        const granted: { at: number; isPerson: boolean }[] = [];
        for (const { wait, isPerson, times } of steps) {
          pass(wait);
          for (let i = 0; i < times; i++) {
            const error = await budget.take(isPerson ? 'person' : 'background').catch((reason: unknown) => reason);
            if (error === undefined) granted.push({ at: now(), isPerson });
          }
        }
        for (const { at: end } of granted) {
          const inWindow = granted.filter(({ at }) => at > end - WINDOW_MS && at <= end);
          expect(inWindow.length).toBeLessThanOrEqual(6);
          expect(inWindow.filter(({ isPerson }) => !isPerson).length).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('holds among a hundred takers at once in two processes', async () => {
    const race: Race = { place: test.place, takes: 50, limits: { total: 60, background: 45 }, now: START };
    const got = await Promise.all([raceInThread(race), raceInThread(race)]);
    expect(got[0]! + got[1]!).toBe(60);
    const rows = await db.kysely.selectFrom('upstream_usage').selectAll().execute();
    expect(rows.reduce((sum, row) => sum + row.used, 0)).toBe(60);
  });
});

function raceInThread(race: Race): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./budget-race-fixture.ts', import.meta.url), { workerData: race });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
