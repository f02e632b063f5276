import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from './server.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios.ts';
import type { InviteAnswer } from './shapes.ts';

const CODE = 'hollowlantern';
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ port: 0, clock: { now: () => Date.UTC(2026, 10, 20, 12) } });
});
afterAll(() => standIn.close());
afterEach(() => standIn.state.reset());

const ask = (code = CODE, signal?: AbortSignal): Promise<Response> =>
  fetch(`${standIn.url}/api/v10/invites/${code}?with_counts=true`, {
    headers: { 'user-agent': 'DiscordBot (https://duskrow.example, 1)' },
    redirect: 'manual',
    signal,
  });
const read = async (code = CODE): Promise<InviteAnswer> => (await (await ask(code)).json()) as InviteAnswer;

const statusOf = async (...args: [ScenarioName, ScenarioOptions?]): Promise<number> => {
  standIn.state.scenario(CODE, ...args);
  return (await ask()).status;
};

describe('content scenarios', () => {
  it('return the documented errors', async () => {
    standIn.state.scenario(CODE, 'unknown-invite');
    expect([(await ask()).status, await read()]).toEqual([404, { message: 'Unknown Invite', code: 10006 }]);
    standIn.state.scenario(CODE, 'expired-error');
    expect(await read()).toEqual({ message: 'Invite is expired.', code: 50270 });
  });

  it('change one aspect of the normal answer', async () => {
    const plain = await read();
    const play = async (...args: [ScenarioName, ScenarioOptions?]): Promise<InviteAnswer> => {
      standIn.state.scenario(CODE, ...args);
      return read();
    };
    expect((await play('expired-date')).expires_at).toBe('2026-11-19T12:00:00+00:00');
    expect((await play('expiring', { expiresInMs: 3_600_000 })).expires_at).toBe('2026-11-20T13:00:00+00:00');
    expect(await play('group-dm')).toMatchObject({ type: 1, channel: { type: 3 } });
    expect(await play('friend')).toMatchObject({ type: 2, channel: null });
    expect(await play('hub')).toMatchObject({ guild: { features: ['HUB'] } });
    expect(await play('no-profile')).toEqual({ ...plain, profile: undefined });
    const nulls = await play('null-counts');
    expect([nulls.approximate_member_count, nulls.approximate_presence_count, nulls.profile]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect((await play('null-counts', { keepProfile: true })).profile?.member_count).toBeGreaterThan(0);
    expect((await play('unknown-features')).guild?.features).toContain('TEAPOT_MODE_418');
    expect((await play('paused')).guild?.features).toContain('INVITES_DISABLED');
    expect((await play('temporary')).temporary).toBe(true);
    expect((await play('limited-uses')).max_uses).toBe(10);
    expect(((await play('guest')).flags ?? 0) & 1).toBe(1);
    expect((await play('age-restricted')).guild?.nsfw_level).toBe(3);
    const none = await play('no-guild');
    expect([none.type, none.guild, none.guild_id]).toEqual([0, undefined, undefined]);
  });

  it('can lead the same code to another guild', async () => {
    const plain = await read();
    standIn.state.scenario(CODE, 'points-elsewhere');
    const other = await read();
    expect(other.code).toBe(CODE);
    expect(other.guild_id).not.toBe(plain.guild_id);
    standIn.state.scenario(CODE, 'points-elsewhere', { targetCode: 'oadro' });
    expect((await read()).guild?.name).toBe('oadro');
  });

  it('do not affect other codes, and end after the given number of answers', async () => {
    standIn.state.scenario(CODE, 'unknown-invite', { times: 2 });
    expect((await ask('oadro')).status).toBe(200);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([404, 404, 200]);
  });

  it('apply to a vanity code in any case, and to all codes with *', async () => {
    standIn.state.scenario(CODE, 'expired-error');
    expect((await ask('HollowLantern')).status).toBe(404);
    standIn.state.scenario('*', 'server-error', { status: 503 });
    expect((await ask('oadro')).status).toBe(503);
    standIn.state.clearScenarios();
    expect((await ask()).status).toBe(200);
  });
});

describe('transport scenarios', () => {
  it('limit with headers, without, globally, and at the edge', async () => {
    standIn.state.scenario(CODE, 'rate-limited', { retryAfterSeconds: 1.362 });
    const bucket = await ask();
    expect(bucket.status).toBe(429);
    expect(bucket.headers.get('retry-after')).toBe('2');
    expect(bucket.headers.get('x-ratelimit-reset-after')).toBe('1.362');
    expect(bucket.headers.get('x-ratelimit-scope')).toBe('user');
    expect(await bucket.json()).toEqual({ message: 'You are being rate limited.', retry_after: 1.362, global: false });

    standIn.state.scenario(CODE, 'rate-limited-bare');
    const bare = await ask();
    expect([bare.status, bare.headers.get('retry-after'), bare.headers.get('x-ratelimit-limit')]).toEqual([
      429,
      null,
      null,
    ]);

    standIn.state.scenario(CODE, 'global-limited');
    const global = await ask();
    expect([global.headers.get('x-ratelimit-global'), global.headers.get('x-ratelimit-scope')]).toEqual([
      'true',
      'global',
    ]);

    standIn.state.scenario(CODE, 'cloudflare');
    const edge = await ask();
    expect([edge.status, edge.headers.get('retry-after'), edge.headers.get('x-ratelimit-limit')]).toEqual([
      429,
      '41873',
      null,
    ]);
    expect(edge.headers.get('content-type')).toContain('text/html');
    expect(await edge.text()).toContain('error code: 1015');
    standIn.state.scenario(CODE, 'cloudflare', { retryAfterSeconds: null });
    expect((await ask()).headers.get('retry-after')).toBeNull();
  });

  it('block, fail and redirect', async () => {
    expect(await statusOf('cloudflare-403')).toBe(403);
    expect(await statusOf('unauthorized')).toBe(401);
    expect(await statusOf('not-ready')).toBe(202);
    expect(await statusOf('not-found-bare')).toBe(404);
    expect(await statusOf('not-found-html')).toBe(404);
    expect(await statusOf('redirect')).toBe(302);
    for (const status of [500, 502, 503, 504, 521]) expect(await statusOf('server-error', { status })).toBe(status);
  });

  it('break bodies', async () => {
    standIn.state.scenario(CODE, 'malformed-json');
    await expect(read()).rejects.toThrow(SyntaxError);
    standIn.state.scenario(CODE, 'wrong-content-type');
    const page = await ask();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await page.body?.cancel();
    standIn.state.scenario(CODE, 'huge-body');
    expect((await (await ask()).text()).length).toBeGreaterThan(8_000_000);
  });

  it('delay the answer, stall halfway, and cut the connection', async () => {
    standIn.state.scenario(CODE, 'slow', { delayMs: 120 });
    const startedAt = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(100);

    standIn.state.scenario(CODE, 'stalled-body');
    const stalled = await ask(CODE, AbortSignal.timeout(150));
    expect(stalled.status).toBe(200);
    await expect(stalled.text()).rejects.toThrow('timeout');

    standIn.state.scenario(CODE, 'cut-connection');
    await expect(ask()).rejects.toThrow('fetch failed');
  });
});
