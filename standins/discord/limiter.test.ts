import { describe, expect, it } from 'vitest';
import { createLimiter, generousLimits, type Visit } from './limiter.ts';
import { asBot, standInForTests } from './stand-in-fixture.ts';

const visit = (changes: Partial<Visit> = {}): Visit => ({
  caller: 'Bot a',
  address: '10.0.0.1',
  isAuthorized: true,
  route: 'getGuild',
  major: '1',
  nowMs: 0,
  ...changes,
});

describe('createLimiter', () => {
  it('allows everything by default', () => {
    const limiter = createLimiter();
    for (let i = 0; i < 1000; i++) expect(limiter.check(visit({ route: 'getInvite', nowMs: i })).kind).toBe('go');
  });

  it('limits a bucket per route and guild, and reopens it', () => {
    const limiter = createLimiter();
    limiter.limits = { ...generousLimits, perBucket: 2 };
    const kinds = (changes: Partial<Visit>): string => limiter.check(visit(changes)).kind;
    expect([kinds({}), kinds({}), kinds({ nowMs: 300 })]).toEqual(['go', 'go', 'bucket']);
    expect([kinds({ major: '2' }), kinds({ route: 'getGuildRoles' }), kinds({ nowMs: 1000 })]).toEqual([
      'go',
      'go',
      'go',
    ]);
    expect(limiter.check(visit({ caller: 'Bot b' }))).toMatchObject({ headers: { 'x-ratelimit-remaining': '1' } });
  });

  it('limits all requests of one caller', () => {
    const limiter = createLimiter();
    limiter.limits = { ...generousLimits, globalPerSecond: 3 };
    const kinds = Array.from({ length: 4 }, (_, i) => limiter.check(visit({ major: String(i) })).kind);
    expect(kinds).toEqual(['go', 'go', 'go', 'global']);
  });

  it('blocks an address with too many invite look-ups for a day, but not for other routes', () => {
    const limiter = createLimiter();
    limiter.limits = { ...generousLimits, invitesPerTenMinutes: 250 };
    const look = (nowMs: number): string => limiter.check(visit({ route: 'getInvite', nowMs })).kind;
    for (let i = 0; i < 250; i++) expect(look(i * 10)).toBe('go');
    expect(look(2600)).toBe('edge');
    expect([look(600_000), look(86_400_000)]).toEqual(['edge', 'edge']);
    expect(limiter.check(visit({ nowMs: 600_000 })).kind).toBe('go');
    expect(look(86_402_700)).toBe('go');
  });
});

const { standIn, api } = await standInForTests();
const set = (limits: object): Promise<Response> =>
  fetch(`${standIn.url}/__standin/limits`, { method: 'PUT', body: JSON.stringify(limits) });

describe('limits over HTTP', () => {
  it('are set by a call and reported in the documented format', async () => {
    expect((await set({ perBucket: 1 })).status).toBe(200);
    await api('/users/@me', { headers: asBot });
    const limited = await api('/users/@me', { headers: asBot });
    expect(limited.status).toBe(429);
    expect(limited.headers.get('x-ratelimit-limit')).toBe('1');
    expect(limited.headers.get('retry-after')).toBe('1');
    expect(await limited.json()).toEqual({ message: 'You are being rate limited.', retry_after: 1, global: false });
    expect((await set({ perBucket: 1000, invitesPerTenMinutes: 1 })).status).toBe(200);
    await api('/invites/oadro');
    expect(await (await api('/invites/oadro')).text()).toContain('1015');
    expect((await set({ perWeek: 1 })).status).toBe(400);
  });
});
