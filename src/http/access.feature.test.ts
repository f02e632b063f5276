// Who may call what, from the contract itself: what is added later is tried on everybody by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Access, EndpointShape } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { callOf } from '#test/calls.ts';
import { signIn, submitServer } from '#test/factories.ts';
import { LAMPLIGHTER } from '#test/moderators.ts';
import { listRead, loseRight, signInManager, signInOwner } from '#test/owners.ts';
import { joinGuild } from '#test/people.ts';

const calls: EndpointShape[] = Object.values(api);
const isFor = (access: Access) => (endpoint: EndpointShape) => endpoint.config.access === access;
const named = (endpoint: EndpointShape) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const;
const isWrite = ({ method }: EndpointShape) => method !== 'GET';

let app: TestApp;
let serverId: string;
let reviewId: string;
/** The cookie of each. */
const people: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  // One that no sample person manages.
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
  await app.db.write(({ tx }) =>
    tx
      .insertInto('suspensions')
      .values({ user_id: suspended.userId, reason: 'Spam.', decision_id: 'aa_1', suspended_at: 0 })
      .execute(),
  );
  const [admin, formerAdmin] = [openBrowser(app), openBrowser(app)];
  for (const browser of [admin, formerAdmin]) await browser.signIn(LAMPLIGHTER);
  const cookieOf = (browser: typeof admin) => `duskrow_session=${browser.cookies.get('duskrow_session')}`;
  const ended = cookieOf(formerAdmin);
  await formerAdmin.call('/api/v1/auth/logout', 'POST');
  Object.assign(people, {
    visitor: '',
    'somebody with a made-up session': `duskrow_session=${'A'.repeat(43)}`,
    'an owner who signed out': gone.cookie,
    'an admin who signed out': ended,
    'somebody else': other.cookie,
    'a member': member.cookie,
    'a manager without a claim': (await signInManager(app, serverId)).cookie,
    'an owner who lost the right': former.cookie,
    'a suspended owner': suspended.cookie,
    'an owner of another server': (await signInOwner(app, otherId)).cookie,
    'an owner': (await signInOwner(app, serverId)).cookie,
    'an admin': cookieOf(admin),
  });
});
afterAll(async () => await app.close());

async function answers(endpoint: EndpointShape, names: readonly string[]): Promise<Record<string, string>> {
  const id = endpoint.url.includes(':reviewId') ? reviewId : serverId;
  const entries = await Promise.all(
    names.map(async (name) => {
      const cookie = people[name]!;
      const answer = await app.app.inject(callOf(endpoint, cookie === '' ? {} : { cookie }, id));
      return [name, `${answer.statusCode} ${(answer.json() as { code?: string }).code ?? ''}`.trim()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const all = (names: readonly string[], answer: string) => Object.fromEntries(names.map((name) => [name, answer]));
const SIGNED_OUT = ['visitor', 'somebody with a made-up session', 'an owner who signed out', 'an admin who signed out'];

/** Everything that these calls could change. */
async function picture(): Promise<string> {
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

describe('without a session', () => {
  const closed = calls.filter((endpoint) => !isFor('visitor')(endpoint));

  it.each(closed.map(named))('refused: %s', async (_name, endpoint) => {
    expect(await answers(endpoint, SIGNED_OUT)).toEqual(all(SIGNED_OUT, '401 not_authenticated'));
  });
});

it('HEAD is refused as its GET is', async () => {
  const reads = calls.filter((one) => one.method === 'GET' && !isFor('visitor')(one));
  for (const endpoint of reads) {
    const answer = await app.app.inject({ ...callOf(endpoint, {}, serverId), method: 'HEAD' });
    expect([endpoint.url, answer.statusCode]).toEqual([endpoint.url, 401]);
  }
});

describe('admins alone', () => {
  const OTHERS = [
    'somebody else',
    'a member',
    'a manager without a claim',
    'an owner of another server',
    'an owner who lost the right',
    'an owner',
  ];
  const closed = calls.filter(isFor('admin'));

  it('there are many', () => expect(closed.length).toBeGreaterThan(20));

  it.each(closed.map(named))('%s', async (_name, endpoint) => {
    const before = await picture();
    expect(await answers(endpoint, SIGNED_OUT)).toEqual(all(SIGNED_OUT, '401 not_authenticated'));
    expect(await answers(endpoint, OTHERS)).toEqual(all(OTHERS, '403 forbidden'));
    const refusal = isWrite(endpoint) ? '403 account_suspended' : '403 forbidden';
    expect((await answers(endpoint, ['a suspended owner']))['a suspended owner']).toBe(refusal);
    expect(await picture()).toBe(before);
  });
});

describe('owners alone', () => {
  // Claiming, and answering reviews, need the right without the claim.
  const closed = [...calls.filter(isFor('owner')), api.claimServer, api.replyToReview];
  const WITHOUT_CLAIM = new Set<EndpointShape>([api.claimServer, api.replyToReview]);
  const OTHERS = ['somebody else', 'a member', 'an owner of another server', 'an owner who lost the right', 'an admin'];

  it('there are many', () => expect(closed.length).toBeGreaterThan(9));

  it.each(closed.map(named))('%s', async (_name, endpoint) => {
    const before = await picture();
    expect(await answers(endpoint, SIGNED_OUT)).toEqual(all(SIGNED_OUT, '401 not_authenticated'));
    const refusal = endpoint === api.replyToReview ? '403 forbidden' : '403 not_manager';
    expect(await answers(endpoint, OTHERS)).toEqual(all(OTHERS, refusal));
    // Writes of the suspended are in the table below.
    const unclaimed = WITHOUT_CLAIM.has(endpoint) ? [] : ['a manager without a claim'];
    expect(await answers(endpoint, unclaimed)).toEqual(all(unclaimed, '403 claim_needed'));
    expect(await picture()).toBe(before);
  });

  it('everybody sees their own list, and lets go of their own claim alone', async () => {
    const before = await picture();
    const list = await app.app.inject(callOf(api.listOwnedServers, { cookie: people['somebody else']! }));
    expect([list.statusCode, list.json()]).toEqual([200, []]);
    expect(await answers(api.giveClaimBack, ['somebody else', 'an admin'])).toEqual(
      all(['somebody else', 'an admin'], '200'),
    );
    expect(await picture()).toBe(before);
  });
});

describe('a suspended person', () => {
  /** Signing out, leaving, and saying that it is wrong. */
  const MAY = new Set<EndpointShape>([
    api.logout,
    api.endSession,
    api.endAllSessions,
    api.deleteProfile,
    api.createAppeal,
  ]);

  it.each(calls.filter((one) => isWrite(one) && !MAY.has(one)).map(named))('may not %s', async (_name, endpoint) => {
    const names = ['a suspended owner'];
    expect(await answers(endpoint, names)).toEqual(all(names, '403 account_suspended'));
  });
});

describe('who may', () => {
  /** Refusals that say: not you. */
  const NOT_YOU = ['not_authenticated', 'forbidden', 'not_manager', 'claim_needed'];
  const MAY: Record<Access, readonly string[]> = {
    visitor: ['visitor', 'somebody else', 'an owner of another server', 'an owner', 'an admin'],
    user: ['somebody else', 'an owner of another server', 'an owner', 'an admin'],
    owner: ['an owner'],
    admin: ['an admin'],
  };
  const APART = new Set<EndpointShape>([
    // After these there is no session, or no claim.
    api.logout,
    api.endAllSessions,
    api.deleteProfile,
    api.giveClaimBack,
    // What they are about is looked up first: who manages it on the platform may.
    api.claimServer,
    api.replyToReview,
    api.submitManagedServer,
  ]);
  const asked = calls.filter((one) => !APART.has(one) && !one.config.isNavigation);

  it.each(asked.map(named))('call %s', async (_name, endpoint) => {
    for (const name of MAY[endpoint.config.access]) {
      const [answer = ''] = Object.values(await answers(endpoint, [name]));
      expect([name, NOT_YOU.some((code) => answer.endsWith(code))]).toEqual([name, false]);
    }
  });
});
