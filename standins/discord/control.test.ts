import { beforeEach, describe, expect, it } from 'vitest';
import type { CallCounts } from './calls.ts';
import { asBot, NOON, standInForTests } from './stand-in-fixture.ts';

const { standIn, api, read } = await standInForTests();

async function control(method: string, path: string, body?: unknown): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${standIn.url}/__standin${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

beforeEach(() => standIn.state.calls.reset());

describe('/__standin', () => {
  it('identifies itself as our stand-in', async () => {
    expect((await control('GET', '/health')).answer).toMatchObject({
      standin: 'duskrow-discord-standin',
      pid: process.pid,
      now: new Date(NOON).toISOString(),
    });
  });

  it('lists every community for the seed', async () => {
    const { answer } = await control('GET', '/communities');
    expect(answer).toHaveLength(standIn.state.world.guilds().length);
    expect(answer).toContainEqual(
      expect.objectContaining({ code: 'oadro', name: 'oadro', language: 'en', isAgeRestricted: false }),
    );
  });

  it('counts calls by route and by code', async () => {
    await Promise.all([api('/invites/oadro'), api('/invites/oadro'), api('/invites/gone'), api('/users/@me')]);
    await api('/users/@me', { headers: asBot });
    const { answer } = await control('GET', '/calls');
    expect(answer satisfies unknown as CallCounts).toEqual({
      total: 5,
      routes: { getInvite: 3, getUser: 2 },
      invites: { oadro: 2, gone: 1 },
    });
    await control('DELETE', '/calls');
    expect((await control('GET', '/calls')).answer).toMatchObject({ total: 0, routes: {} });
  });

  it('switches scenarios on and off', async () => {
    const set = await control('POST', '/scenarios', { code: 'oadro', scenario: 'server-error', status: 503, times: 5 });
    expect(set).toEqual({
      status: 200,
      answer: { code: 'oadro', scenario: 'server-error', options: { status: 503, times: 5 } },
    });
    await control('POST', '/scenarios', { code: '*', scenario: 'rate-limited', route: 'getUser' });
    expect((await api('/invites/oadro')).status).toBe(503);
    expect((await api('/users/@me', { headers: asBot })).status).toBe(429);
    expect((await api('/invites/starforge')).status).toBe(200);
    expect((await control('GET', '/scenarios')).answer).toHaveLength(2);
    await control('DELETE', '/scenarios?code=oadro');
    expect((await api('/invites/oadro')).status).toBe(200);
    await control('DELETE', '/scenarios');
    expect((await api('/users/@me', { headers: asBot })).status).toBe(200);
  });

  it.each([
    ['POST', '/scenarios', { code: 'oadro', scenario: 'fireworks' }, 'scenario: unknown (fireworks)'],
    ['POST', '/scenarios', { scenario: 'slow' }, "code: an invite code, or '*' for everything"],
    ['POST', '/scenarios', { code: '*', scenario: 'slow', delay: 3 }, 'delay: unknown'],
    ['POST', '/scenarios', { code: '*', scenario: 'slow', delayMs: '3' }, 'delayMs: a number is needed'],
    ['POST', '/scenarios', 'slow', 'a JSON object is needed'],
    ['PUT', '/clock', { offsetMs: 'soon' }, 'offsetMs: a number is needed'],
  ])('refuses %s %s %j', async (method, path, body, message) => {
    const { status, answer } = await control(method, path, body);
    expect([status, (answer as { message: string }).message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('moves its clock, and with it the counts', async () => {
    const before = await read<object>('/invites/starforge?with_counts=true');
    expect((await control('PUT', '/clock', { offsetMs: 86_400_000 * 3 })).answer).toEqual({
      now: '2026-11-23T12:00:00.000Z',
    });
    expect(await read('/invites/starforge?with_counts=true')).not.toEqual(before);
    await control('POST', '/reset');
    expect(await read('/invites/starforge?with_counts=true')).toEqual(before);
  });

  it('refuses unknown paths and methods', async () => {
    expect((await fetch(`${standIn.url}/__standin/other`)).status).toBe(404);
    expect((await control('PUT', '/health')).status).toBe(405);
  });
});
