// The client against the stand-in, over HTTP: every scenario ends as it should, in time, and the shared budget and
// breaker stand as they should afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { type StandIn, startStandIn } from '#standins/discord/server.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import { createTestDatabase } from '#test/postgres.ts';
import { type DiscordOptions, type InviteAnswer, createDiscord } from './client.ts';
import {
  HOUR,
  MINUTE,
  type TestPlace,
  type TestTime,
  createPlace,
  createTestTime,
  openPlace,
} from './client-fixture.ts';
import type { DiscordError, DiscordErrorKind } from './errors.ts';

const CODE = 'fenwick-night';
const TIMEOUT_MS = 250;

let test: TestPlace;
let db: Database;
let standIn: StandIn;
let time: TestTime;

beforeAll(async () => {
  test = await createPlace(process.env.TEST_ENGINE === 'postgres' ? createTestDatabase : undefined);
  db = await openPlace(test.place, () => time.now());
  standIn = await startStandIn({ port: 0, clock: { now: () => time.now() } });
  time = createTestTime();
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

function setUp(change: Partial<DiscordOptions> & { budget?: { total: number; background: number } } = {}) {
  const { budget = { total: 1000, background: 1000 }, ...options } = change;
  const config = {
    apiUrl: `${standIn.url}/api/v10`,
    cdnUrl: standIn.url,
    userAgent: 'DiscordBot (https://duskrow.test, 1.0)',
    timeoutMs: TIMEOUT_MS,
    budget,
  };
  return createDiscord({ db, clock: time, config, random: () => 0, ...options });
}

const play = (name: ScenarioName, options?: ScenarioOptions) => standIn.state.scenario('*', name, options);
const calls = (): number => standIn.state.calls.counts().routes['getInvite'] ?? 0;
/** A code that nobody asked for yet, so that neither the minute nor an earlier call answers. */
let asked = 0;
const newCode = (): string => `nobody-${asked++}`;

async function failure(promise: Promise<unknown>): Promise<DiscordError> {
  return await promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: DiscordError) => error,
  );
}

describe('an answer', () => {
  it('comes as facts with its time', async () => {
    const answer = await setUp().lookUpInvite(CODE, 'person');
    expect(answer).toMatchObject({
      verdict: 'ok',
      answeredAt: time.now(),
      facts: { guildId: '846213907755302912', name: 'Fenwick Night Walks', invite: { code: CODE, expiresAt: null } },
    });
    expect(answer.facts?.memberCount).toBeGreaterThan(4000);
  });

  it.each<[InviteAnswer['verdict'], ScenarioName]>([
    ['group-dm', 'group-dm'],
    ['friend', 'friend'],
    ['temporary', 'temporary'],
    ['guest', 'guest'],
    ['hub', 'hub'],
    ['no-guild', 'no-guild'],
    ['ok', 'paused'],
    ['ok', 'limited-uses'],
    ['ok', 'age-restricted'],
    ['ok', 'null-counts'],
    ['ok', 'no-profile'],
    ['ok', 'unknown-features'],
    ['ok', 'odd-name'],
  ])('is judged %s in the scenario %s', async (verdict, scenario) => {
    play(scenario);
    expect((await setUp().lookUpInvite(CODE, 'person')).verdict).toBe(verdict);
  });

  it('leaves counts unknown that the upstream does not deliver', async () => {
    play('null-counts');
    expect((await setUp().lookUpInvite(CODE, 'person')).facts).toMatchObject({ memberCount: null, onlineCount: null });
  });

  it('names the guild that the invite leads to now', async () => {
    play('points-elsewhere');
    const { facts } = await setUp().lookUpInvite(CODE, 'person');
    expect(facts?.guildId).toMatch(/^\d+$/);
    expect(facts?.guildId).not.toBe('846213907755302912');
  });
});

describe('a failure', () => {
  it.each<[DiscordErrorKind, ScenarioName, ScenarioOptions?]>([
    ['gone', 'unknown-invite'],
    ['gone', 'expired-error'],
    ['gone', 'expired-date'],
    ['odd-answer', 'not-found-bare'],
    ['odd-answer', 'not-found-html'],
    ['rate-limited', 'rate-limited'],
    ['rate-limited', 'global-limited'],
    ['blocked', 'rate-limited-bare'],
    ['blocked', 'cloudflare'],
    ['blocked', 'cloudflare', { retryAfterSeconds: null }],
    ['blocked', 'cloudflare-403'],
    ['unavailable', 'server-error', { status: 500 }],
    ['unavailable', 'server-error', { status: 503 }],
    ['unavailable', 'server-error', { status: 522 }],
    ['unavailable', 'not-ready'],
    ['unavailable', 'cut-connection'],
    ['unauthorized', 'unauthorized'],
    ['timeout', 'slow', { delayMs: 2000 }],
    ['timeout', 'stalled-body'],
    ['odd-answer', 'malformed-json'],
    ['odd-answer', 'wrong-content-type'],
    ['odd-answer', 'huge-body'],
    ['odd-answer', 'redirect'],
  ])('is %s in the scenario %s %j, within the deadline', async (kind, scenario, options) => {
    play(scenario, options);
    const start = performance.now();
    expect(await failure(setUp().lookUpInvite(CODE, 'person'))).toMatchObject({ name: 'DiscordError', kind });
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS + 1500);
    expect(calls()).toBe(1);
  });

  it('is not-found without a call for a code that can be none', async () => {
    for (const code of ['', '../guilds/1', 'a b', '%2e%2e']) {
      expect(await failure(setUp().lookUpInvite(code, 'person'))).toMatchObject({ kind: 'not-found' });
    }
    expect(standIn.state.calls.counts().total).toBe(0);
  });

  it('is gone from the moment on at which a kept answer expires', async () => {
    play('expiring', { expiresInMs: 30_000 });
    const discord = setUp();
    expect((await discord.lookUpInvite(CODE, 'person')).facts?.invite.expiresAt).toBe(time.now() + 30_000);
    time.pass(30_000);
    expect(await failure(discord.lookUpInvite(CODE, 'person'))).toMatchObject({ kind: 'gone' });
  });
});

describe('calls', () => {
  it('are one for a crowd, and one a minute', async () => {
    const discord = setUp();
    await Promise.all(Array.from({ length: 50 }, () => discord.lookUpInvite(CODE, 'person')));
    time.pass(MINUTE - 1);
    await discord.lookUpInvite(CODE, 'background');
    expect(calls()).toBe(1);
    time.pass(1);
    await discord.lookUpInvite(CODE, 'background');
    expect(calls()).toBe(2);
  });

  it('end when the budget does, and people have their own part of it', async () => {
    const discord = setUp({ budget: { total: 5, background: 3 } });
    for (let i = 0; i < 3; i++) await failure(discord.lookUpInvite(newCode(), 'background'));
    const refused = await failure(discord.lookUpInvite(newCode(), 'background'));
    expect(refused).toMatchObject({ kind: 'budget-spent' });
    expect(refused.retryAfterMs).toBeGreaterThan(9 * MINUTE);
    await discord.lookUpInvite(CODE, 'person');
    await failure(discord.lookUpInvite(newCode(), 'person'));
    expect(await failure(discord.lookUpInvite(newCode(), 'person'))).toMatchObject({ kind: 'budget-spent' });
    expect(calls()).toBe(5);
    expect((await discord.state()).budget).toMatchObject({ used: 5, backgroundUsed: 3 });
    time.pass(refused.retryAfterMs!);
    await discord.lookUpInvite(CODE, 'background');
  });

  it('share one budget among all processes', async () => {
    const budget = { total: 4, background: 4 };
    const kinds = await Promise.all(
      [setUp({ budget }), setUp({ budget })].map(async (discord) => {
        const errors = [];
        for (let i = 0; i < 4; i++) errors.push((await failure(discord.lookUpInvite(newCode(), 'person'))).kind);
        return errors;
      }),
    );
    expect(kinds.flat().filter((kind) => kind === 'gone')).toHaveLength(4);
    expect(kinds.flat().filter((kind) => kind === 'budget-spent')).toHaveLength(4);
  });
});

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
    const discord = setUp({ budget: { total: 2, background: 1 } });
    play('cloudflare', { retryAfterSeconds: 5, times: 1 });
    await failure(discord.lookUpInvite(newCode(), 'background'));
    time.pass(5000);
    expect(await failure(discord.lookUpInvite(CODE, 'background'))).toMatchObject({ kind: 'budget-spent' });
    await discord.lookUpInvite(CODE, 'person');
  });
});
