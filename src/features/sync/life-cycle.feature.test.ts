// Every invite state, every transition, and every upstream failure that must not change the state. The clock is fixed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { InviteState } from '#db/tables.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import type { ScenarioName } from '#standins/discord/scenarios.ts';

const CODE = 'zwergenschmiede';

let app: TestApp;
let id: string;
let name: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ id, name } = await submitServer(app, CODE));
});
afterAll(async () => await app.close());

/** What the look-up of the invite returns. */
type Answer = 'live' | 'gone' | 'elsewhere';
const SCENARIOS: Record<Answer, ScenarioName | undefined> = {
  live: undefined,
  gone: 'unknown-invite',
  elsewhere: 'points-elsewhere',
};

async function ask(answer: Answer): Promise<void> {
  app.standIn.state.reset();
  const scenario = SCENARIOS[answer];
  if (scenario) app.standIn.state.scenario(CODE, scenario);
  const outcome = await app.api('POST /api/v1/servers/:id/sync', { params: { id } }).then(
    () => 'synced',
    (error: { code: string }) => error.code,
  );
  expect(outcome).toBe(answer === 'live' ? 'synced' : 'unknown_invite');
}

const row = async () =>
  await app.db.kysely
    .selectFrom('listings')
    .innerJoin('listing_counts', 'listing_counts.listing_id', 'listings.id')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const dueIn = async () => {
  const { due_at } = await app.db.kysely
    .selectFrom('sync_queue')
    .select('due_at')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  return due_at - app.clock.now();
};
const isListed = async () =>
  (await app.api('GET /api/v1/servers', { query: { search: name } })).servers.some((server) => server.id === id);

/** The answers that lead from a live invite to each state, with the wait before each. */
const PATHS: Record<InviteState, [Answer, number][]> = {
  live: [['live', 2 * HOUR_MS]],
  failing: [['gone', 2 * HOUR_MS]],
  expired: [
    ['gone', 2 * HOUR_MS],
    ['gone', 61 * MINUTE_MS],
  ],
  quarantined: [['elsewhere', 2 * HOUR_MS]],
};

async function bringTo(state: InviteState): Promise<void> {
  app.clock.advance(2 * HOUR_MS);
  await ask('live');
  for (const [answer, wait] of PATHS[state]) {
    app.clock.advance(wait);
    await ask(answer);
  }
  expect((await row()).invite_state).toBe(state);
}

describe('an answer', () => {
  it.each([
    ['live', 'live', 2 * HOUR_MS, 'live'],
    ['live', 'gone', 2 * HOUR_MS, 'failing'],
    ['live', 'elsewhere', 2 * HOUR_MS, 'quarantined'],
    ['failing', 'gone', 59 * MINUTE_MS, 'failing'],
    ['failing', 'gone', 60 * MINUTE_MS, 'expired'],
    ['failing', 'gone', -DAY_MS, 'expired'],
    ['failing', 'live', 10 * MINUTE_MS, 'live'],
    ['failing', 'elsewhere', 10 * MINUTE_MS, 'quarantined'],
    ['expired', 'gone', DAY_MS, 'expired'],
    ['expired', 'live', DAY_MS, 'live'],
    ['expired', 'elsewhere', DAY_MS, 'quarantined'],
    ['quarantined', 'elsewhere', DAY_MS, 'quarantined'],
    ['quarantined', 'live', DAY_MS, 'live'],
    ['quarantined', 'gone', DAY_MS, 'quarantined'],
  ] as const)('in state %s, %s after %i ms leads to %s', async (from, answer, wait, to) => {
    await bringTo(from);
    const before = await row();
    app.clock.advance(wait);
    await ask(answer);
    const after = await row();
    expect(after.invite_state).toBe(to);
    expect(await isListed()).toBe(to === 'live' || to === 'failing');
    expect(after.invite_state_since).toBe(to === from ? before.invite_state_since : app.clock.now());
    // Nothing is deleted, and no data of another guild is stored.
    const { guild_id, name: oldName, slug, submitted_by, created_at } = before;
    expect(after).toMatchObject({ guild_id, name: oldName, slug, submitted_by, created_at });
    expect(after.member_count).toBe(answer === 'live' ? after.member_count : before.member_count);
  });
});

describe('the schedule', () => {
  it.each([
    ['failing', HOUR_MS, HOUR_MS + 5 * MINUTE_MS],
    ['expired', DAY_MS, DAY_MS],
    ['quarantined', DAY_MS, DAY_MS],
  ] as const)('checks a %s invite again', async (state, from, to) => {
    await bringTo(state);
    expect(await dueIn()).toBeGreaterThanOrEqual(from);
    expect(await dueIn()).toBeLessThanOrEqual(to);
  });
});

describe('a failed look-up', () => {
  beforeEach(() => app.clock.advance(2 * HOUR_MS));

  const FAILURES: ScenarioName[] = [
    'server-error',
    'rate-limited',
    'rate-limited-bare',
    'cloudflare',
    'cloudflare-403',
    'unauthorized',
    'not-ready',
    'not-found-bare',
    'not-found-html',
    'redirect',
    'cut-connection',
    'malformed-json',
    'wrong-content-type',
    'huge-body',
    'no-guild',
  ];
  const cases = (['live', 'failing', 'expired', 'quarantined'] as const).flatMap((state) =>
    FAILURES.map((failure) => [state, failure] as const),
  );
  it.each(cases)('leaves a %s listing unchanged after %s', async (state, failure) => {
    await bringTo(state);
    // After this, the circuit breaker lets one call through.
    app.clock.advance(DAY_MS);
    const { tried_at: _before, ...before } = await row();
    app.standIn.state.reset();
    app.standIn.state.scenario(CODE, failure);
    await expect(app.api('POST /api/v1/servers/:id/sync', { params: { id } })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status === 502 || status === 503),
    });
    const { tried_at: _after, ...after } = await row();
    expect(after).toEqual(before);
    app.standIn.state.reset();
    app.clock.advance(DAY_MS);
  });

  it('leaves a failing listing unchanged after a timeout', async () => {
    await bringTo('failing');
    const { tried_at: _before, ...before } = await row();
    app.clock.advance(2 * HOUR_MS);
    app.standIn.state.reset();
    app.standIn.state.scenario(CODE, 'stalled-body');
    const request = app.api('POST /api/v1/servers/:id/sync', { params: { id } });
    await expect(request).rejects.toMatchObject({ code: 'discord_fetch_failed' });
    const { tried_at: _after, ...after } = await row();
    expect(after).toEqual(before);
  });

  it('is over with the next answer, also after the clock was set back', async () => {
    await bringTo('live');
    app.clock.advance(2 * HOUR_MS);
    app.standIn.state.scenario(CODE, 'malformed-json');
    await expect(app.api('POST /api/v1/servers/:id/sync', { params: { id } })).rejects.toMatchObject({ status: 502 });
    app.clock.advance(-HOUR_MS);
    app.standIn.state.reset();
    const { countsAreCurrent } = await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
    expect(countsAreCurrent).toBe(true);
  });
});
