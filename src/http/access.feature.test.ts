// Access to every endpoint, derived from the contract. New endpoints are included; `test/calls.ts` needs the required
// body or query of one.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { Access, EndpointShape } from '#contract/endpoint.ts';
import { suspend } from '#features/moderation/suspensions.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, sessionCookie, signInBrowser } from '#test/browser.ts';
import { callOf, withName } from '#test/calls.ts';
import { signIn, submitServer } from '#test/factories.ts';
import { listRead, loseRight, signInManager, signInOwner } from '#test/owners.ts';
import { joinGuild } from '#test/users.ts';

const calls: EndpointShape[] = Object.values(api);
const isFor = (access: Access) => (endpoint: EndpointShape) => endpoint.config.access === access;
const isWrite = ({ method }: EndpointShape) => method !== 'GET';

let app: TestApp;
let serverId: string;
let reviewId: string;
/** Cookies by role. */
const cookies: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  // A server that no sample user manages.
  serverId = (await submitServer(app, 'starforge')).id;
  const otherId = (await submitServer(app, 'pixelorchard')).id;
  const author = await signIn(app);
  const body = { serverId, rating: 4, reviewText: 'Kind people.' };
  reviewId = (await author.api('POST /api/v1/reviews', { body })).review.id;
  const other = await signIn(app);
  await listRead(app, other.userId);
  const member = await signIn(app);
  await joinGuild(app, member.userId, serverId);
  await listRead(app, member.userId);
  const former = await signInOwner(app, serverId);
  await loseRight(app, former.userId);
  const gone = await signInOwner(app, serverId);
  await gone.api('POST /api/v1/auth/logout');
  const suspended = await signInOwner(app, serverId);
  await app.db.write(({ tx }) => suspend(tx, suspended.userId, { reason: 'Spam.', decisionId: 'aa_1', at: 0 }));
  const formerAdmin = await signInBrowser(app, LAMPLIGHTER);
  const ended = sessionCookie(formerAdmin);
  await formerAdmin.call('/api/v1/auth/logout', 'POST');
  Object.assign(cookies, {
    visitor: '',
    'a visitor with a forged session': `duskrow_session=${'A'.repeat(43)}`,
    'a logged-out owner': gone.cookie,
    'a logged-out admin': ended,
    'another user': other.cookie,
    'a member': member.cookie,
    'a manager without a claim': (await signInManager(app, serverId)).cookie,
    'an owner who lost the permission': former.cookie,
    'a suspended owner': suspended.cookie,
    'an owner of another server': (await signInOwner(app, otherId)).cookie,
    'an owner': (await signInOwner(app, serverId)).cookie,
    'an admin': sessionCookie(await signInBrowser(app, LAMPLIGHTER)),
  });
});
afterAll(async () => await app.close());

async function answers(endpoint: EndpointShape, names: readonly string[]): Promise<Record<string, string>> {
  const id = endpoint.url.includes(':reviewId') ? reviewId : serverId;
  const entries = await Promise.all(
    names.map(async (name) => {
      const cookie = cookies[name]!;
      const answer = await app.app.inject(callOf(endpoint, cookie === '' ? {} : { cookie }, id));
      return [name, `${answer.statusCode} ${(answer.json() as { code?: string }).code ?? ''}`.trim()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const all = (names: readonly string[], answer: string) => Object.fromEntries(names.map((name) => [name, answer]));
const LOGGED_OUT = ['visitor', 'a visitor with a forged session', 'a logged-out owner', 'a logged-out admin'];

/** A snapshot of everything that these calls could change. */
async function snapshot(): Promise<string> {
  const tables = [
    'listings',
    'listing_claims',
    'webhooks',
    'admin_actions',
    'switches',
    'suspensions',
    'reviews',
  ] as const;
  const rows = await Promise.all(tables.map((table) => app.db.kysely.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted()));
}

describe('a caller without a session', () => {
  const closed = calls.filter((endpoint) => !isFor('visitor')(endpoint));

  it.each(closed.map(withName))('is refused: %s', async (_name, endpoint) => {
    expect(await answers(endpoint, LOGGED_OUT)).toEqual(all(LOGGED_OUT, '401 not_authenticated'));
  });
});

it('HEAD is refused like GET', async () => {
  const reads = calls.filter((one) => one.method === 'GET' && !isFor('visitor')(one));
  for (const endpoint of reads) {
    const answer = await app.app.inject({ ...callOf(endpoint, {}, serverId), method: 'HEAD' });
    expect([endpoint.url, answer.statusCode]).toEqual([endpoint.url, 401]);
  }
});

describe('admin endpoints', () => {
  const OTHERS = [
    'another user',
    'a member',
    'a manager without a claim',
    'an owner of another server',
    'an owner who lost the permission',
    'an owner',
  ];
  const closed = calls.filter(isFor('admin'));

  it('are found in the contract', () => expect(closed.length).toBeGreaterThan(20));

  it.each(closed.map(withName))('refuse all other callers: %s', async (_name, endpoint) => {
    const before = await snapshot();
    expect(await answers(endpoint, LOGGED_OUT)).toEqual(all(LOGGED_OUT, '401 not_authenticated'));
    expect(await answers(endpoint, OTHERS)).toEqual(all(OTHERS, '403 forbidden'));
    const refusal = isWrite(endpoint) ? '403 account_suspended' : '403 forbidden';
    expect((await answers(endpoint, ['a suspended owner']))['a suspended owner']).toBe(refusal);
    expect(await snapshot()).toBe(before);
  });
});

describe('owner endpoints', () => {
  // Claiming and replying to reviews need the permission but no claim.
  const closed = [...calls.filter(isFor('owner')), api.claimServer, api.replyToReview];
  const WITHOUT_CLAIM = new Set<EndpointShape>([api.claimServer, api.replyToReview]);
  const OTHERS = [
    'another user',
    'a member',
    'an owner of another server',
    'an owner who lost the permission',
    'an admin',
  ];

  it('are found in the contract', () => expect(closed.length).toBeGreaterThan(9));

  it.each(closed.map(withName))('refuse all other callers: %s', async (_name, endpoint) => {
    const before = await snapshot();
    expect(await answers(endpoint, LOGGED_OUT)).toEqual(all(LOGGED_OUT, '401 not_authenticated'));
    const refusal = endpoint === api.replyToReview ? '403 forbidden' : '403 not_manager';
    expect(await answers(endpoint, OTHERS)).toEqual(all(OTHERS, refusal));
    // Writes of suspended users are tested below.
    const unclaimed = WITHOUT_CLAIM.has(endpoint) ? [] : ['a manager without a claim'];
    expect(await answers(endpoint, unclaimed)).toEqual(all(unclaimed, '403 claim_needed'));
    expect(await snapshot()).toBe(before);
  });

  it('let users list only their own servers and release only their own claims', async () => {
    const before = await snapshot();
    const list = await app.app.inject(callOf(api.listOwnedServers, { cookie: cookies['another user']! }));
    expect([list.statusCode, list.json()]).toEqual([200, []]);
    const others = ['another user', 'an admin'];
    expect(await answers(api.releaseClaim, others)).toEqual(all(others, '403 not_manager'));
    expect(await snapshot()).toBe(before);
  });
});

describe('a suspended user', () => {
  /** Logging out, leaving and appealing. */
  const ALLOWED = new Set<EndpointShape>([
    api.logout,
    api.endSession,
    api.endAllSessions,
    api.deleteProfile,
    api.createAppeal,
  ]);

  it.each(calls.filter((one) => isWrite(one) && !ALLOWED.has(one)).map(withName))(
    'cannot %s',
    async (_name, endpoint) => {
      const names = ['a suspended owner'];
      expect(await answers(endpoint, names)).toEqual(all(names, '403 account_suspended'));
    },
  );

  it('cannot finish what others see if the suspension comes before the transaction', async () => {
    const refused: string[] = [];
    const written: string[] = [];
    for (const endpoint of calls.filter((one) => isWrite(one) && !ALLOWED.has(one) && !isFor('admin')(one))) {
      const { userId, cookie } = await signInOwner(app, serverId);
      const { write } = app.db;
      const spy = vi.spyOn(app.db, 'write').mockImplementationOnce(async (work) => {
        await write(({ tx }) => suspend(tx, userId, { reason: 'Spam.', decisionId: 'aa_1', at: 0 }));
        return await write(work);
      });
      const call = callOf(endpoint, { cookie }, endpoint.url.includes(':reviewId') ? reviewId : serverId);
      const payload = JSON.stringify(call.payload ?? {}).replaceAll('s_1', serverId);
      const answer = await app.app.inject({
        ...call,
        payload,
        headers: { cookie, 'content-type': 'application/json' },
      });
      const isRefused = answer.json<{ code?: string }>().code === 'account_suspended';
      if (spy.mock.calls.length > 0) (isRefused ? refused : written).push(`${endpoint.method} ${endpoint.url}`);
      spy.mockRestore();
    }
    expect(refused.length).toBeGreaterThan(15);
    expect(written).toEqual([
      'DELETE /api/v1/servers/:id/claim',
      'DELETE /api/v1/hidden/:serverId',
      'POST /api/v1/user-activity',
      'POST /api/v1/health/alerts/:id/read',
    ]);
  });
});

describe('an allowed caller', () => {
  /** Codes of refusals by role. */
  const REFUSALS = ['not_authenticated', 'forbidden', 'not_manager', 'claim_needed'];
  const ALLOWED: Record<Access, readonly string[]> = {
    visitor: ['visitor', 'another user', 'an owner of another server', 'an owner', 'an admin'],
    user: ['another user', 'an owner of another server', 'an owner', 'an admin'],
    owner: ['an owner'],
    admin: ['an admin'],
  };
  const EXCLUDED = new Set<EndpointShape>([
    // These end the session or the claim.
    api.logout,
    api.endAllSessions,
    api.deleteProfile,
    api.releaseClaim,
    // These look their subject up first: users who manage it on Discord are allowed.
    api.claimServer,
    api.replyToReview,
    api.submitManagedServer,
  ]);
  const tested = calls.filter((one) => !EXCLUDED.has(one) && !one.config.isNavigation);

  it.each(tested.map(withName))('can call %s', async (_name, endpoint) => {
    for (const name of ALLOWED[endpoint.config.access]) {
      const [answer = ''] = Object.values(await answers(endpoint, [name]));
      expect([name, REFUSALS.some((code) => answer.endsWith(code))]).toEqual([name, false]);
    }
  });
});
