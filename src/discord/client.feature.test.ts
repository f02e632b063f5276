// The client against the stand-in, over HTTP: every scenario ends as it should, in time, and the shared budget and
// breaker stand as they should afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { type StandIn, startStandIn } from '#standins/discord/server.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import { createTestDatabase } from '#test/postgres.ts';
import type { BudgetLimits } from './budget.ts';
import type { DiscordOptions, InviteAnswer } from './client.ts';
import {
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
import type { DiscordErrorKind } from './errors.ts';

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
    ['timeout', 'slow', { delayMs: 5000 }],
    ['timeout', 'stalled-body'],
    ['odd-answer', 'malformed-json'],
    ['odd-answer', 'wrong-content-type'],
    ['odd-answer', 'huge-body'],
    ['odd-answer', 'redirect'],
  ])('is %s in the scenario %s %j, within the deadline', async (kind, scenario, options) => {
    play(scenario, options);
    const start = performance.now();
    expect(await failure(setUp().lookUpInvite(CODE, 'person'))).toMatchObject({ name: 'DiscordError', kind });
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS + 4000);
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
    const discord = setUp({}, { total: 5, background: 3 });
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
      [setUp({}, budget), setUp({}, budget)].map(async (discord) => {
        const errors = [];
        for (let i = 0; i < 4; i++) errors.push((await failure(discord.lookUpInvite(newCode(), 'person'))).kind);
        return errors;
      }),
    );
    expect(kinds.flat().filter((kind) => kind === 'gone')).toHaveLength(4);
    expect(kinds.flat().filter((kind) => kind === 'budget-spent')).toHaveLength(4);
  });
});
