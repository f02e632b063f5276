import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLease } from '#db/lease.ts';
import { ALERT_TYPES } from '#features/health/alert-rules.ts';
import { seedSandbox } from '#seed/sandbox.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { followAll } from '#test/health.ts';
import { expectConsistentSums } from '#test/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

const seed = async (): Promise<string[]> => {
  const said: string[] = [];
  await seedSandbox(app, (text) => said.push(text));
  return said;
};

it('stops without harm when the budget is spent, and goes on at the next start', async () => {
  const poor = await startTestApp({ LOOKUPS_PER_10_MINUTES: '5', BACKGROUND_LOOKUPS_PER_10_MINUTES: '5' });
  try {
    const said: string[] = [];
    await seedSandbox(poor, (text) => said.push(text));
    expect(said.at(-1)).toMatch(/^Seeding stopped after \d communities \(budget-spent\)/);
    poor.clock.advance(3_600_000);
    await seedSandbox(poor, (text) => said.push(text));
    expect((await poor.api('GET /api/v1/servers', { query: {} })).total).toBeGreaterThan(5);
  } finally {
    await poor.close();
  }
});

it('lists what the stand-in knows, goes on when it was cut short, and then stays away', async () => {
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
});

it('leaves it to another process that went on with the seeding while it was held up', async () => {
  const late = await startTestApp();
  const said: string[] = [];
  try {
    await seedSandbox(late, (text) => {
      said.push(text);
      if (said.length === 1) void takeOver(late);
    });
  } finally {
    await late.close();
  }
  expect(said[1]).toBe('The seeding was held up, and another process goes on with it');
  expect(said.slice(2).filter((text) => text !== 'Waiting: another process is seeding')).toEqual([]);
});

/** As another process does that finds the lease run out, and has finished a moment later. */
async function takeOver({ db, clock }: TestApp): Promise<void> {
  clock.advance(61_000);
  await createLease(db, 'seed', clock.now, 60_000).hold();
  await db.write(({ tx }) => tx.insertInto('counters').values({ name: 'seeded', value: 1 }).execute());
}

it('brings what raises each kind of alert once', async () => {
  await followAll(app);
  const alerts = await app.db.kysely.selectFrom('health_alerts').selectAll().where('closed_at', 'is', null).execute();
  for (const type of ALERT_TYPES)
    expect(alerts.filter((alert) => alert.type === type).map((alert) => alert.type)).toEqual([type]);
});
