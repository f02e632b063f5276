// Every limit holds for concurrent calls and for forged client addresses.
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn } from '#test/factories.ts';
import { type LimitName, LIMITS } from './limits.ts';

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  payload?: object;
}

// Limits that count only cache misses are tested in features/sharing, features/accounts and page-limit.feature.test.ts.
type Counted = Exclude<LimitName, 'sharePicture' | 'avatar' | 'renderPage'>;

/** A call that each limit counts; other errors of the call do not matter. */
const CALLS: Record<Counted, (i: number) => Call> = {
  submit: () => ({ method: 'POST', url: '/api/v1/servers', payload: { inviteUrl: 'not an invite' } }),
  sync: () => ({ method: 'POST', url: '/api/v1/servers/s_none/sync' }),
  activity: () => ({
    method: 'POST',
    url: '/api/v1/user-activity',
    payload: { action: 'server_view', serverId: 's_none' },
  }),
  ownData: () => ({ method: 'GET', url: '/api/v1/auth/me' }),
  export: () => ({ method: 'GET', url: '/api/v1/profile/export' }),
  save: () => ({ method: 'POST', url: '/api/v1/favorites/merge', payload: { serverIds: [] } }),
  signIn: () => ({ method: 'GET', url: '/api/v1/auth/discord' }),
  review: () => ({
    method: 'POST',
    url: '/api/v1/reviews',
    payload: { serverId: 's_none', rating: 5, reviewText: 'Good.' },
  }),
  vote: () => ({ method: 'POST', url: '/api/v1/reviews/r_none/helpful' }),
  report: () => ({
    method: 'POST',
    url: '/api/v1/reports',
    payload: { subjectType: 'server', subjectId: 's_none', reason: 'spam' },
  }),
  owner: () => ({ method: 'POST', url: '/api/v1/servers/s_none/claim' }),
  edit: () => ({ method: 'PATCH', url: '/api/v1/servers/s_none', payload: { version: 0 } }),
  putBack: () => ({ method: 'POST', url: '/api/v1/servers/s_none/put-back' }),
};
const ofAccount = (name: LimitName): number => {
  const { max, maxOfOne = max }: { max: number; maxOfOne?: number } = LIMITS[name];
  return maxOfOne;
};
const MORE = 10;
/** Six hundred would wait too long for the database on a busy machine. */
const AT_ONCE = 100;

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

it.each(Object.keys(CALLS) as Counted[])('%s', async (name) => {
  app = await startTestApp({}, 1);
  // Through a socket: injected calls would all be counted before the first is answered.
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  // Limits of logged-in users are counted by address before the account.
  const { cookie } = await signIn(app);
  // Logins are of no account yet.
  const max = name === 'signIn' ? LIMITS[name].max : ofAccount(name);
  const send = async (i: number) => {
    const forged = `203.0.113.${i % 250}, 198.51.100.${i % 250}`;
    const { method, url, payload } = CALLS[name](i);
    const headers: Record<string, string> = {
      cookie,
      'x-forwarded-for': forged,
      'x-real-ip': forged,
      forwarded: `for=${forged}`,
    };
    if (payload) headers['content-type'] = 'application/json';
    const answer = await fetch(origin + url, {
      method,
      headers,
      redirect: 'manual',
      body: payload && JSON.stringify(payload),
    });
    await answer.text();
    return answer;
  };
  const answers: Response[] = [];
  while (answers.length < max + MORE) {
    const next = Array.from({ length: Math.min(AT_ONCE, max + MORE - answers.length) }, (_, i) => answers.length + i);
    answers.push(...(await Promise.all(next.map(send))));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(MORE);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  // A temporarily slow database returns 503, which is counted too.
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
});

const BY_ACCOUNT = (Object.keys(CALLS) as Counted[]).filter((name) => name !== 'signIn');

it.each(BY_ACCOUNT)('%s, by an account with a new address for each call', async (name) => {
  app = await startTestApp({}, 1);
  const { cookie } = await signIn(app);
  const max = ofAccount(name);
  const refused: number[] = [];
  for (let i = 0; i < max + MORE; i++) {
    const remoteAddress = `203.0.${Math.floor(i / 250)}.${1 + (i % 250)}`;
    const answer = await app.app.inject({ ...CALLS[name](i), remoteAddress, headers: { cookie } });
    if (answer.statusCode === 429) refused.push(i);
  }
  expect(refused).toEqual(Array.from({ length: MORE }, (_, i) => max + i));
});

it('ownData: an account over its limit leaves the address to others', async () => {
  app = await startTestApp({}, 1);
  const { cookie } = await signIn(app);
  const neighbor = await signIn(app, 'neighbor');
  const me = async (as: string) =>
    (await app!.app.inject({ url: '/api/v1/auth/me', headers: { cookie: as } })).statusCode;
  const statuses: number[] = [];
  for (let i = 0; i <= LIMITS.ownData.max; i++) statuses.push(await me(cookie));
  expect(statuses.at(-1)).toBe(429);
  expect(await me(neighbor.cookie)).toBe(200);
});

it.each([
  ['a /56, one line,', 1, (i: number) => `2001:db8:1:${i.toString(16)}::1`],
  ['a /48 in total', 2, (i: number) => `2001:db8:1:${(i * 0x100).toString(16)}::1`],
])('IPv6: %s has the limit times %i', async (_network, times, addressOf) => {
  app = await startTestApp({}, 1);
  let served = 0;
  for (let i = 0; i < LIMITS.report.max * 2 + MORE; i++) {
    const answer = await app.app.inject({ ...CALLS.report(i), remoteAddress: addressOf(i) });
    if (answer.statusCode !== 429) served++;
  }
  expect(served).toBe(LIMITS.report.max * times);
});
