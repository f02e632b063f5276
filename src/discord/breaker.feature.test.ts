// The shared breaker, tested through the client against the stand-in.
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import { USER, TIMEOUT_MS, failure } from '#test/discord.ts';
import { CODE, testUpstream } from '#test/upstream.ts';

const upstream = testUpstream();

describe('the breaker', () => {
  it.each<[string, ScenarioName, ScenarioOptions | undefined, number]>([
    ['for the Retry-After of a block', 'cloudflare', { retryAfterSeconds: 600 }, 600_000],
    ['for an hour at a block without Retry-After', 'cloudflare', { retryAfterSeconds: null }, HOUR_MS],
    ['for an hour at a 403 from the edge', 'cloudflare-403', undefined, HOUR_MS],
    ['for the Retry-After of a bare 429', 'rate-limited-bare', undefined, 1400],
    ['for the time of an announced limit', 'rate-limited', { retryAfterSeconds: 2.5 }, 2500],
  ])('opens %s, for all callers', async (_, scenario, options, openMs) => {
    const opened: unknown[] = [];
    const discord = upstream.client({ onBreakerOpen: (event) => void opened.push(event) });
    upstream.play(scenario, options);
    await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    upstream.standIn.state.clearScenarios();
    for (const caller of [USER, 'background'] as const) {
      const refused = await failure(upstream.client().lookUpInvite(CODE, caller));
      expect(refused).toMatchObject({ kind: 'breaker-open', retryAfterMs: openMs });
    }
    expect(upstream.calls()).toBe(1);
    expect(opened).toMatchObject([{ family: 'invites', openUntil: upstream.clock.now() + openMs }]);
    const state = await discord.state();
    expect(state.breakers.invites).toMatchObject({ isOpen: true, openUntil: upstream.clock.now() + openMs });
    expect(state.breakers.guilds.isOpen).toBe(false);
    expect(state.budget.used).toBe(1);

    upstream.clock.advance(openMs);
    await discord.lookUpInvite(CODE, 'background');
    expect((await discord.state()).breakers.invites).toEqual({
      isOpen: false,
      reason: null,
      openUntil: null,
      failures: 0,
    });
  });

  it('sends one probe when its time is over, whatever the number of callers and processes', async () => {
    upstream.play('cloudflare', { retryAfterSeconds: 60 });
    await failure(upstream.client().lookUpInvite(upstream.newCode(), 'background'));
    upstream.standIn.state.clearScenarios();
    upstream.play('slow', { delayMs: 100 });
    upstream.clock.advance(MINUTE_MS);
    const lookUps = [upstream.client(), upstream.client()].flatMap((discord) =>
      ([USER, 'background'] as const).map((caller) => failure(discord.lookUpInvite(upstream.newCode(), caller))),
    );
    const kinds = (await Promise.all(lookUps)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['breaker-open', 'breaker-open', 'breaker-open', 'gone']);
    expect(upstream.calls()).toBe(2);
  });

  it('reopens for longer when the probe is blocked', async () => {
    upstream.play('cloudflare', { retryAfterSeconds: null });
    const discord = upstream.client();
    await failure(discord.lookUpInvite(upstream.newCode(), USER));
    upstream.clock.advance(HOUR_MS);
    expect(await failure(discord.lookUpInvite(upstream.newCode(), USER))).toMatchObject({ kind: 'blocked' });
    expect((await discord.state()).breakers.invites).toMatchObject({
      openUntil: upstream.clock.now() + 2 * HOUR_MS,
      failures: 2,
    });
  });

  it('sends a probe when the clock was days ahead as it opened', async () => {
    upstream.play('cloudflare', { retryAfterSeconds: null });
    upstream.clock.advance(30 * DAY_MS);
    await failure(upstream.client().lookUpInvite(upstream.newCode(), 'background'));
    upstream.standIn.state.clearScenarios();
    upstream.clock.advance(-30 * DAY_MS);
    expect((await upstream.client().state()).breakers.invites.isOpen).toBe(false);
    await upstream.client().lookUpInvite(CODE, 'background');
    expect((await upstream.client().state()).breakers.invites.failures).toBe(0);
  });

  it('sends another probe when the first never returned', async () => {
    upstream.play('cloudflare', { retryAfterSeconds: 60 });
    await failure(upstream.client().lookUpInvite(upstream.newCode(), USER));
    upstream.clock.advance(MINUTE_MS);
    let isSent = false;
    const lost = upstream.client({ fetch: () => ((isSent = true), new Promise(() => {})) });
    void lost.lookUpInvite(upstream.newCode(), USER);
    await expect.poll(() => isSent).toBe(true);
    upstream.standIn.state.clearScenarios();
    expect(await failure(upstream.client().lookUpInvite(CODE, USER))).toMatchObject({ kind: 'breaker-open' });
    upstream.clock.advance(TIMEOUT_MS + 2000);
    await upstream.client().lookUpInvite(CODE, 'background');
  });

  it('sends another probe when the first was aborted as its process stopped', async () => {
    upstream.play('cloudflare', { retryAfterSeconds: 60, times: 1 });
    await failure(upstream.client().lookUpInvite(upstream.newCode(), USER));
    upstream.clock.advance(MINUTE_MS);
    upstream.play('slow', { delayMs: 60_000 });
    const stop = new AbortController();
    const ending = upstream.client({ stopping: { interactive: stop.signal, background: stop.signal } });
    const aborted = failure(ending.lookUpInvite(upstream.newCode(), USER));
    await expect.poll(() => upstream.calls()).toBe(2);
    stop.abort();
    expect(await aborted).toMatchObject({ kind: 'stopping' });
    upstream.standIn.state.clearScenarios();
    await upstream.client().lookUpInvite(CODE, 'background');
  });

  it('stops background work after five consecutive failures, and lets users try', async () => {
    const discord = upstream.client();
    upstream.play('server-error');
    for (let i = 0; i < 4; i++) await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    expect((await discord.state()).breakers.invites).toMatchObject({ isOpen: false, failures: 4 });
    await failure(discord.lookUpInvite(upstream.newCode(), USER));
    const refused = await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    expect(refused).toMatchObject({ kind: 'breaker-open', retryAfterMs: 24_000 });
    expect(await failure(discord.lookUpInvite(upstream.newCode(), USER))).toMatchObject({ kind: 'unavailable' });
    expect((await discord.state()).breakers.invites.openUntil).toBe(upstream.clock.now() + 24_000);

    upstream.standIn.state.clearScenarios();
    await discord.lookUpInvite(CODE, USER);
    expect((await discord.state()).breakers.invites).toMatchObject({ isOpen: false, failures: 0 });
    await upstream.client().lookUpInvite(CODE, 'background');
  });

  it('resets its failures on a dead invite, which is a valid answer', async () => {
    const discord = upstream.client();
    upstream.play('server-error', { times: 4 });
    for (let i = 0; i < 4; i++) await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    expect(await failure(discord.lookUpInvite(upstream.newCode(), 'background'))).toMatchObject({ kind: 'gone' });
    expect((await discord.state()).breakers.invites.failures).toBe(0);
  });

  it('does not reserve the probe for a call that the budget refuses', async () => {
    const discord = upstream.client({}, { total: 2, background: 1, backgroundFloor: 0 });
    upstream.play('cloudflare', { retryAfterSeconds: 5, times: 1 });
    await failure(discord.lookUpInvite(upstream.newCode(), 'background'));
    upstream.clock.advance(5000);
    expect(await failure(discord.lookUpInvite(CODE, 'background'))).toMatchObject({ kind: 'budget-spent' });
    await discord.lookUpInvite(CODE, USER);
  });
});
