// The client against the stand-in, over HTTP: every scenario ends as expected and in time, with the right state of
// the shared budget and breaker.
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import type { InviteAnswer } from './client.ts';
import { USER, TIMEOUT_MS, failure, userAt, visitorAt } from '#test/discord.ts';
import { CODE, testUpstream } from '#test/upstream.ts';
import type { DiscordErrorKind } from './errors.ts';

const upstream = testUpstream();

describe('an answer', () => {
  it('has facts and a timestamp', async () => {
    const answer = await upstream.client().lookUpInvite(CODE, USER);
    expect(answer).toMatchObject({
      verdict: 'ok',
      answeredAt: upstream.clock.now(),
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
  ])('has the verdict %s in the scenario %s', async (verdict, scenario) => {
    upstream.play(scenario);
    expect((await upstream.client().lookUpInvite(CODE, USER)).verdict).toBe(verdict);
  });

  it('has null for counts that the upstream does not send', async () => {
    upstream.play('null-counts');
    expect((await upstream.client().lookUpInvite(CODE, USER)).facts).toMatchObject({
      memberCount: null,
      onlineCount: null,
    });
  });

  it('has the guild that the invite currently leads to', async () => {
    upstream.play('points-elsewhere');
    const { facts } = await upstream.client().lookUpInvite(CODE, USER);
    expect(facts?.guildId).toMatch(/^\d+$/);
    expect(facts?.guildId).not.toBe('846213907755302912');
  });
});

describe('a failure', () => {
  it.each<[DiscordErrorKind, ScenarioName, ScenarioOptions?]>([
    ['gone', 'unknown-invite'],
    ['gone', 'expired-error'],
    ['gone', 'expired-date'],
    ['unexpected-answer', 'not-found-bare'],
    ['unexpected-answer', 'not-found-html'],
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
    ['unexpected-answer', 'malformed-json'],
    ['unexpected-answer', 'wrong-content-type'],
    ['unexpected-answer', 'huge-body'],
    ['unexpected-answer', 'redirect'],
  ])('is %s in the scenario %s %j, within the deadline', async (kind, scenario, options) => {
    upstream.play(scenario, options);
    const timeoutMs = kind === 'timeout' ? 1500 : TIMEOUT_MS;
    const discord = upstream.client({}, undefined, timeoutMs);
    const start = performance.now();
    expect(await failure(discord.lookUpInvite(CODE, USER))).toMatchObject({ name: 'DiscordError', kind });
    expect(performance.now() - start).toBeLessThan(timeoutMs + 4000);
    expect(upstream.calls()).toBe(1);
  });

  it('is not-found without a call for a malformed code', async () => {
    for (const code of ['', '../guilds/1', 'a b', '%2e%2e']) {
      expect(await failure(upstream.client().lookUpInvite(code, USER))).toMatchObject({ kind: 'not-found' });
    }
    expect(upstream.standIn.state.calls.counts().total).toBe(0);
  });

  it('is gone once the invite of a cached answer expires', async () => {
    upstream.play('expiring', { expiresInMs: 30_000 });
    const discord = upstream.client();
    expect((await discord.lookUpInvite(CODE, USER)).facts?.invite.expiresAt).toBe(upstream.clock.now() + 30_000);
    upstream.clock.advance(30_000);
    expect(await failure(discord.lookUpInvite(CODE, USER))).toMatchObject({ kind: 'gone' });
  });
});

describe('calls', () => {
  it('are shared by concurrent callers and repeated after a minute', async () => {
    const discord = upstream.client();
    await Promise.all(Array.from({ length: 50 }, () => discord.lookUpInvite(CODE, USER)));
    upstream.clock.advance(MINUTE_MS - 1);
    await discord.lookUpInvite(CODE, 'background');
    expect(upstream.calls()).toBe(1);
    upstream.clock.advance(1);
    await discord.lookUpInvite(CODE, 'background');
    expect(upstream.calls()).toBe(2);
  });

  it('stop when the budget is spent, of which users have their own share', async () => {
    const discord = upstream.client({}, { total: 5, background: 3, backgroundFloor: 0 });
    for (let i = 0; i < 3; i++) await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    const refused = await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    expect(refused).toMatchObject({ kind: 'budget-spent' });
    expect(refused.retryAfterMs).toBeGreaterThan(9 * MINUTE_MS);
    await discord.lookUpInvite(CODE, userAt('a'));
    await failure(discord.lookUpInvite(upstream.newCode(), userAt('b')));
    const spent = await failure(discord.lookUpInvite(upstream.newCode(), userAt('c')));
    expect(spent).toMatchObject({ kind: 'budget-spent' });
    expect(upstream.calls()).toBe(5);
    expect((await discord.state()).budget).toMatchObject({ used: 5 });
    upstream.clock.advance(refused.retryAfterMs!);
    await discord.lookUpInvite(CODE, 'background');
  });

  it('share one budget among all processes', async () => {
    const budget = { total: 4, background: 4, backgroundFloor: 0 };
    const kinds = await Promise.all(
      [upstream.client({}, budget), upstream.client({}, budget)].map(async (discord) => {
        const errors = [];
        for (let i = 0; i < 4; i++)
          errors.push((await failure(discord.lookUpInvite(upstream.newCode(), 'background'))).kind);
        return errors;
      }),
    );
    expect(kinds.flat().filter((kind) => kind === 'gone')).toHaveLength(4);
    expect(kinds.flat().filter((kind) => kind === 'budget-spent')).toHaveLength(4);
  });

  it("are limited to a tenth of the users' share for one address, without affecting others", async () => {
    const discord = upstream.client({}, { total: 50, background: 30, backgroundFloor: 20 });
    const [mine, sameAddress] = [visitorAt('a'), { ...userAt('b'), keys: ['a', 'account'] }];
    for (let i = 0; i < 3; i++) await failure(discord.lookUpInvite(upstream.newCode(), mine));
    const refused = await failure(discord.lookUpInvite(upstream.newCode(), mine));
    expect(refused).toMatchObject({ kind: 'caller-limited' });
    expect(refused.retryAfterMs).toBeGreaterThan(9 * MINUTE_MS);
    expect(await failure(discord.lookUpInvite(upstream.newCode(), sameAddress))).toMatchObject({ kind: refused.kind });
    expect(upstream.calls()).toBe(3);
    expect(await failure(discord.lookUpInvite(upstream.newCode(), visitorAt('c')))).toMatchObject({ kind: 'gone' });
    upstream.clock.advance(refused.retryAfterMs!);
    await discord.lookUpInvite(CODE, mine);
  });

  it('are aborted when the process stops, which counts neither as a failure nor as an answer', async () => {
    const [jobs, requests] = [new AbortController(), new AbortController()];
    const discord = upstream.client({ stopping: { background: jobs.signal, interactive: requests.signal } });
    upstream.play('server-error');
    await failure(discord.lookUpInvite(CODE, 'background'));
    upstream.play('slow', { delayMs: 60_000 });
    const aborted = failure(discord.lookUpInvite(CODE, 'background'));
    await expect.poll(() => upstream.calls()).toBe(2);
    jobs.abort();
    expect(await aborted).toMatchObject({ kind: 'stopping' });
    expect(await failure(discord.lookUpInvite(CODE, 'background'))).toMatchObject({ kind: 'stopping' });
    const { budget, breakers } = await discord.state();
    expect([budget.used, breakers.invites.failures]).toEqual([2, 1]);
    // Users still get theirs.
    upstream.standIn.state.clearScenarios();
    await discord.lookUpInvite(CODE, USER);
  });

  it('cost nothing when they share a call or are answered from the cache', async () => {
    const discord = upstream.client({}, { total: 10, background: 5, backgroundFloor: 0 });
    const last = visitorAt('a');
    await Promise.all(Array.from({ length: 20 }, (_, i) => discord.lookUpInvite(CODE, visitorAt(`address ${i}`))));
    await discord.lookUpInvite(CODE, last);
    expect((await discord.state()).budget.used).toBe(1);
    expect(await failure(discord.lookUpInvite(upstream.newCode(), last))).toMatchObject({ kind: 'gone' });
    expect(await failure(discord.lookUpInvite(upstream.newCode(), last))).toMatchObject({ kind: 'caller-limited' });
    await discord.lookUpInvite(CODE, last);
  });
});
