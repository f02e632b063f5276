// The shared breaker, seen through the client against the stand-in.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { type StandIn, startStandIn } from '#standins/discord/server.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import { createTestDatabase } from '#test/postgres.ts';
import type { BudgetLimits } from './budget.ts';
import type { DiscordOptions } from './client.ts';
import {
  HOUR,
  MINUTE,
  TIMEOUT_MS,
  type TestPlace,
  type TestTime,
  createPlace,
  createTestTime,
  discordOn,
  failure,
  openPlace,
} from './client-fixture.ts';

const CODE = 'fenwick-night';

let test: TestPlace;
let db: Database;
let standIn: StandIn;
let time: TestTime = createTestTime();

beforeAll(async () => {
  test = await createPlace(process.env.TEST_ENGINE === 'postgres' ? createTestDatabase : undefined);
  db = await openPlace(test.place, () => time.now());
  standIn = await startStandIn({ port: 0, clock: { now: () => time.now() } });
  standIn.state.teach([{ code: CODE, name: 'Fenwick Night Walks', guildId: '846213907755302912', memberCount: 5000 }]);
});
beforeEach(async () => {
  time = createTestTime();
  standIn.state.reset();
  await db.kysely.deleteFrom('upstream_usage').execute();
  await db.kysely.updateTable('upstream_breaker').set({ open_until: 0, failures: 0, reason: null }).execute();
});
afterAll(async () => {
  await standIn.close();
  await db.close();
  await test.remove();
});

function setUp(change: Partial<DiscordOptions> = {}, budget?: BudgetLimits) {
  return discordOn({ db, clock: time, url: standIn.url, budget, change });
}

const play = (name: ScenarioName, options?: ScenarioOptions) => standIn.state.scenario('*', name, options);
const calls = (): number => standIn.state.calls.counts().routes['getInvite'] ?? 0;
/** A code that nobody asked for yet, so that neither the minute nor an earlier call answers. */
let asked = 0;
const newCode = (): string => `nobody-${asked++}`;

describe('the breaker', () => {
  it.each<[string, ScenarioName, ScenarioOptions | undefined, number]>([
    ['for the time that a block names', 'cloudflare', { retryAfterSeconds: 600 }, 600_000],
    ['for an hour at a block that names none', 'cloudflare', { retryAfterSeconds: null }, HOUR],
    ['for an hour at an edge refusal', 'cloudflare-403', undefined, HOUR],
    ['for the time that a bare 429 names', 'rate-limited-bare', undefined, 1400],
    ['for the time of an announced limit', 'rate-limited', { retryAfterSeconds: 2.5 }, 2500],
  ])('opens %s, for everybody', async (_, scenario, options, openMs) => {
    const opened: unknown[] = [];
    const discord = setUp({ onBreakerOpen: (event) => void opened.push(event) });
    play(scenario, options);
    await failure(discord.lookUpInvite(newCode(), 'background'));
    standIn.state.clearScenarios();
    for (const priority of ['person', 'background'] as const) {
      const refused = await failure(setUp().lookUpInvite(CODE, priority));
      expect(refused).toMatchObject({ kind: 'breaker-open', retryAfterMs: openMs });
    }
    expect(calls()).toBe(1);
    expect(opened).toMatchObject([{ family: 'invites', openUntil: time.now() + openMs }]);
    const state = await discord.state();
    expect(state.breakers.invites).toMatchObject({ isOpen: true, openUntil: time.now() + openMs });
    expect(state.breakers.guilds.isOpen).toBe(false);
    expect(state.budget.used).toBe(1);

    time.pass(openMs);
    await discord.lookUpInvite(CODE, 'background');
    expect((await discord.state()).breakers.invites).toEqual({
      isOpen: false,
      reason: null,
      openUntil: null,
      failures: 0,
    });
  });

  it('sends one probe when its time is over, whoever asks in how many processes', async () => {
    play('cloudflare', { retryAfterSeconds: 60 });
    await failure(setUp().lookUpInvite(newCode(), 'background'));
    standIn.state.clearScenarios();
    play('slow', { delayMs: 100 });
    time.pass(MINUTE);
    const asks = [setUp(), setUp()].flatMap((discord) =>
      (['person', 'background'] as const).map((priority) => failure(discord.lookUpInvite(newCode(), priority))),
    );
    const kinds = (await Promise.all(asks)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['breaker-open', 'breaker-open', 'breaker-open', 'gone']);
    expect(calls()).toBe(2);
  });

  it('opens again, for longer, when the probe is blocked', async () => {
    play('cloudflare', { retryAfterSeconds: null });
    const discord = setUp();
    await failure(discord.lookUpInvite(newCode(), 'person'));
    time.pass(HOUR);
    expect(await failure(discord.lookUpInvite(newCode(), 'person'))).toMatchObject({ kind: 'blocked' });
    expect((await discord.state()).breakers.invites).toMatchObject({ openUntil: time.now() + 2 * HOUR, failures: 2 });
  });

  it('lets another probe go when the first was never heard of again', async () => {
    play('cloudflare', { retryAfterSeconds: 60 });
    await failure(setUp().lookUpInvite(newCode(), 'person'));
    time.pass(MINUTE);
    let isAsked = false;
    const lost = setUp({ fetch: () => ((isAsked = true), new Promise(() => {})) });
    void lost.lookUpInvite(newCode(), 'person');
    await expect.poll(() => isAsked).toBe(true);
    standIn.state.clearScenarios();
    expect(await failure(setUp().lookUpInvite(CODE, 'person'))).toMatchObject({ kind: 'breaker-open' });
    time.pass(TIMEOUT_MS + 2000);
    await setUp().lookUpInvite(CODE, 'background');
  });

  it('stops background work after five failures in a row, and lets people try', async () => {
    const discord = setUp();
    play('server-error');
    for (let i = 0; i < 4; i++) await failure(discord.lookUpInvite(newCode(), 'background'));
    expect((await discord.state()).breakers.invites).toMatchObject({ isOpen: false, failures: 4 });
    await failure(discord.lookUpInvite(newCode(), 'person'));
    const refused = await failure(discord.lookUpInvite(newCode(), 'background'));
    expect(refused).toMatchObject({ kind: 'breaker-open', retryAfterMs: 24_000 });
    expect(await failure(discord.lookUpInvite(newCode(), 'person'))).toMatchObject({ kind: 'unavailable' });
    expect((await discord.state()).breakers.invites.openUntil).toBe(time.now() + 24_000);

    standIn.state.clearScenarios();
    await discord.lookUpInvite(CODE, 'person');
    expect((await discord.state()).breakers.invites).toMatchObject({ isOpen: false, failures: 0 });
    await setUp().lookUpInvite(CODE, 'background');
  });

  it('takes a dead invite for a sign of life', async () => {
    const discord = setUp();
    play('server-error', { times: 4 });
    for (let i = 0; i < 4; i++) await failure(discord.lookUpInvite(newCode(), 'background'));
    expect(await failure(discord.lookUpInvite(newCode(), 'background'))).toMatchObject({ kind: 'gone' });
    expect((await discord.state()).breakers.invites.failures).toBe(0);
  });

  it('is not held as a probe by a call that the budget refused', async () => {
    const discord = setUp({}, { total: 2, background: 1 });
    play('cloudflare', { retryAfterSeconds: 5, times: 1 });
    await failure(discord.lookUpInvite(newCode(), 'background'));
    time.pass(5000);
    expect(await failure(discord.lookUpInvite(CODE, 'background'))).toMatchObject({ kind: 'budget-spent' });
    await discord.lookUpInvite(CODE, 'person');
  });
});
