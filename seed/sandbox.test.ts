import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import { DatabaseRefused } from '#db/unavailable.ts';
import { ALERT_TYPES } from '#features/health/contract.ts';
import { markForSandbox, refuseInventedData } from '#seed/mark.ts';
import { createSeedLease, seedSandbox } from '#seed/sandbox.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { followAll } from '#test/health.ts';
import { expectConsistentSums } from '#test/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await markForSandbox(app.db);
});
afterAll(async () => await app.close());

const seed = async (): Promise<string[]> => {
  const said: string[] = [];
  await seedSandbox(app, (text) => said.push(text));
  return said;
};

it('stops without harm when the budget is spent, and resumes at the next start', async () => {
  const poor = await startTestApp({ LOOKUPS_PER_10_MINUTES: '5', BACKGROUND_LOOKUPS_PER_10_MINUTES: '5' });
  try {
    await markForSandbox(poor.db);
    const said: string[] = [];
    await seedSandbox(poor, (text) => said.push(text));
    expect(said.at(-1)).toMatch(/^Seeding stopped after \d communities \(budget-spent\)/);
    await expect(refuseInventedData(poor.db.kysely)).rejects.toThrow(DatabaseRefused);
    // A try that lost the database has not released the lease.
    const lease = createSeedLease(poor);
    await lease.hold();
    await seedSandbox(poor, (text) => said.push(text), undefined, lease);
    expect(said).not.toContain('Waiting: another process is seeding');
    poor.clock.advance(3_600_000);
    await seedSandbox(poor, (text) => said.push(text));
    expect((await poor.api('GET /api/v1/servers', { query: {} })).total).toBeGreaterThan(5);
  } finally {
    await poor.close();
  }
});

it('leaves it to the next start at once when it is stopped', async () => {
  const stopped = await startTestApp();
  try {
    await markForSandbox(stopped.db);
    const said: string[] = [];
    let stopping = new AbortController();
    // At the first listing.
    stopped.db.onCommit(async () => stopping.abort());
    for (const starts of [1, 2]) {
      stopping = new AbortController();
      await seedSandbox(stopped, (text) => said.push(text), stopping.signal);
      expect(said).toEqual(Array.from({ length: starts }, () => expect.stringMatching(/^Seeding: /)));
    }
  } finally {
    await stopped.close();
  }
});

// It takes five seconds, and a minute on a busy machine.
it(
  'lists what the stand-in knows, resumes after an interruption, and then does nothing',
  { timeout: 300_000 },
  async () => {
    await app.api('POST /api/v1/servers', { body: { inviteUrl: 'hollowlantern' } });
    const [said, other] = await Promise.all([seed(), seed()]);
    expect(other).toEqual(['Waiting: another process is seeding']);
    expect(said.at(-2)).toBe(
      said[0]?.replace(/^Seeding: submitting (3\d\d) .*/, 'Seeded: $1 communities, listed or waiting for review'),
    );
    expect(said.at(-1)).toMatch(/^Seeded: 60 invented people/);
    await expectConsistentSums(app);
    const { entries } = await app.api('GET /api/v1/leaderboards', { query: {} });
    expect(entries.length).toBeGreaterThan(10);
    const { total } = await app.api('GET /api/v1/servers', { query: { limit: 1 } });
    expect(total).toBeGreaterThan(300);
    expect(await seed()).toEqual([]);
  },
);

it('leaves the seeding to another process that took over while this one stalled', async () => {
  const late = await startTestApp();
  await markForSandbox(late.db);
  const said: string[] = [];
  try {
    await seedSandbox(late, (text) => {
      said.push(text);
      if (said.length === 1) void takeOver(late);
    });
  } finally {
    await late.close();
  }
  expect(said[1]).toBe('Seeding stalled, and another process took over');
  expect(said.slice(2).filter((text) => text !== 'Waiting: another process is seeding')).toEqual([]);
});

/** Like another process that finds the lease expired and finishes a moment later. */
async function takeOver({ db, clock }: TestApp): Promise<void> {
  clock.advance(61_000);
  await createLease(db, 'seed', clock.now, 60_000).hold();
  await db.write(({ tx }) => tx.updateTable('counters').set({ value: 1 }).where('name', '=', 'seeded').execute());
}

it('includes what raises each kind of alert once', async () => {
  await followAll(app);
  const alerts = await app.db.kysely.selectFrom('health_alerts').selectAll().where('closed_at', 'is', null).execute();
  for (const type of ALERT_TYPES)
    expect(alerts.filter((alert) => alert.type === type).map((alert) => alert.type)).toEqual([type]);
});
