// Limits on the look-ups that one address, and all visitors together, can cause through any endpoint.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn, submitServer } from '#test/factories.ts';

/** A tenth of the 110 look-ups that all users together can cause. */
const ONE_CALLER = 11;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({
    LOOKUPS_PER_10_MINUTES: '150',
    BACKGROUND_LOOKUPS_PER_10_MINUTES: '100',
    ADMIN_USER_IDS: '',
  });
});
afterEach(async () => await app.close());

interface Sender {
  from: string;
  cookie?: string;
  headers?: Record<string, string>;
}

function callsOf({ from, cookie, headers = {} }: Sender) {
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    await app.app.inject({
      method,
      url,
      payload,
      remoteAddress: from,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
  return {
    preview: (code: string) => send('GET', `/api/v1/discord/invite/${code}`),
    submit: (inviteUrl: string) => send('POST', '/api/v1/servers', { inviteUrl }),
    sync: (id: string) => send('POST', `/api/v1/servers/${id}/sync`),
  };
}

const used = async () => (await app.discord.state()).budget.used;

it('counts syncs, previews and submissions of one address together, and refuses with Retry-After', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  app.clock.advance(48 * HOUR_MS);
  const { preview, submit, sync } = callsOf({ from: '203.0.113.7' });
  expect((await sync(id)).statusCode).toBe(200);
  expect((await submit('pixelorchard')).statusCode).toBe(201);
  for (let i = 2; i < ONE_CALLER; i++) expect((await preview(`nobody-${i}`)).statusCode).toBe(404);
  expect(await used()).toBe(ONE_CALLER);
  app.clock.advance(61_000);

  for (const refused of [await preview('nobody-more'), await submit('slowrun'), await sync(id)]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'too_many_look_ups',
      message: expect.stringContaining('few minutes'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(8 * 60);
  }
  expect(await used()).toBe(ONE_CALLER);
  expect((await callsOf({ from: '203.0.113.8' }).sync(id)).statusCode).toBe(200);
});

it('serves stored data with its age to an address that has no look-ups left', async () => {
  await submitServer(app, 'hollowlantern');
  const { preview } = callsOf({ from: '203.0.113.7' });
  const { fetchedAt } = (await preview('hollowlantern')).json<{ fetchedAt: string }>();
  app.clock.advance(48 * HOUR_MS);
  for (let i = 0; i < ONE_CALLER; i++) await preview(`nobody-${i}`);
  const stored = await preview('hollowlantern');
  expect([stored.statusCode, stored.json<{ fetchedAt: string }>().fetchedAt]).toEqual([200, fetchedAt]);
});

it('does not count answers from storage, or repeats within a minute', async () => {
  const { preview, submit, sync } = callsOf({ from: '203.0.113.7' });
  const { id } = (await submit('hollowlantern')).json<{ server: { id: string } }>().server;
  for (let i = 0; i < 15; i++) {
    await Promise.all([preview('hollowlantern'), submit('hollowlantern'), sync(id), preview('not an invite')]);
  }
  expect(await used()).toBe(1);
});

it('treats the addresses of one network as one, whatever their x-forwarded-for header', async () => {
  for (let i = 0; i < ONE_CALLER; i++) {
    const { preview } = callsOf({ from: `2001:db8:1:2::${i}`, headers: { 'x-forwarded-for': `198.51.100.${i}` } });
    expect((await preview(`nobody-${i}`)).statusCode).toBe(404);
  }
  expect((await callsOf({ from: '2001:db8:1:2:ffff::9' }).preview('nobody-more')).statusCode).toBe(429);
  expect((await callsOf({ from: '2001:db8:1:103::9' }).preview('nobody-more')).statusCode).toBe(404);
});

it('limits an account that uses a new address for each call', async () => {
  const { cookie } = await signIn(app);
  const statuses: number[] = [];
  for (let i = 0; i <= ONE_CALLER; i++) {
    const { preview } = callsOf({ from: `198.51.100.${i}`, cookie });
    statuses.push((await preview(`nobody-${i}`)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: ONE_CALLER }, () => 404), 429]);
});

it('reserves look-ups for logged-in users and the background when visitors use up theirs', async () => {
  const answers = [];
  for (let i = 0; i < 110; i++) answers.push(await callsOf({ from: `198.51.100.${i}` }).preview(`nobody-${i}`));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(85);
  expect(refused).toHaveLength(25);
  refused.push(await callsOf({ from: '198.51.100.200' }).submit('pixelorchard'));
  for (const answer of refused) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'look_ups_used_up']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  const { cookie } = await signIn(app);
  expect((await callsOf({ from: '203.0.113.7', cookie }).submit('hollowlantern')).statusCode).toBe(201);
  for (let i = 0; i < 40; i++) {
    await expect(app.discord.lookUpInvite(`nobody-background-${i}`, 'background')).rejects.toMatchObject({
      kind: 'gone',
    });
  }
});

it('does not store addresses', async () => {
  await callsOf({ from: '203.0.113.7' }).preview('nobody');
  const rows = await app.db.kysely.selectFrom('upstream_callers').select('caller').execute();
  expect(rows).toEqual([{ caller: expect.stringMatching(/^[\w-]{43}$/) }]);
});

it('refuses repeated calls without a transaction each, and allows look-ups again after Retry-After', async () => {
  const { preview } = callsOf({ from: '203.0.113.7' });
  for (let i = 0; i < ONE_CALLER; i++) await preview(`nobody-${i}`);
  const first = await preview('nobody-more');
  const write = vi.spyOn(app.db, 'write');
  for (let i = 0; i < 50; i++) expect((await preview(`random-${i}`)).statusCode).toBe(429);
  expect(write).not.toHaveBeenCalled();
  app.clock.advance(9000);
  const waits = [first, await preview('random')].map(({ headers }) => Number(headers['retry-after']));
  expect(waits[0]! - waits[1]!).toBe(9);
  expect((await callsOf({ from: '203.0.113.8' }).preview('nobody-else')).statusCode).toBe(404);
  app.clock.advance(waits[1]! * 1000);
  expect((await preview('nobody-again')).statusCode).toBe(404);
});

it.each([
  ['gives an IPv6 /56 the share of one address', ONE_CALLER, 1],
  ['gives an IPv6 /48 the share of two', ONE_CALLER * 2, 0x100],
])('%s', async (_what, most, step) => {
  for (let i = 0; i < 30; i++) {
    const { preview } = callsOf({ from: `2001:db8:9:${(i * step).toString(16)}::1` });
    await preview(`nobody-v6-${i}`);
  }
  expect(await used()).toBe(most);
});
