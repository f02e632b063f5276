import { MINUTE_MS } from '#contract/time.ts';
import { LIMITS } from '#http/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api as endpoints } from '#contract/api.ts';
import type { Api, Call } from '#contract/client.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, openBrowser, signInBrowser } from '#test/browser.ts';
import { signIn, type SignedIn, submitServer } from '#test/factories.ts';
import { listRead, loseRight, refusalOf, signInManager, signInOwner } from '#test/owners.ts';
import { joinGuild, setApproval } from '#test/users.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  id = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => await app.close());
beforeEach(async () => {
  await app.db.write(({ tx }) => tx.deleteFrom('listing_claims').execute());
});

const isClaimed = async () => (await app.api('GET /api/v1/servers/:id/about', { params: { id } })).isClaimed;
const claim = (api: Api) => api('POST /api/v1/servers/:id/claim', { params: { id } });
const owned = (api: Api) => api('GET /api/v1/servers/:id/owner', { params: { id } });

/** Every call that needs a claim, taken from the contract: all `owners` endpoints except these three. */
const WITHOUT_CLAIM = new Set<unknown>([endpoints.claimServer, endpoints.releaseClaim, endpoints.listOwnedServers]);
const OWNER_CALLS = Object.values(endpoints)
  .filter((one) => (one.schema.tags as readonly string[]).includes('owners') && !WITHOUT_CLAIM.has(one))
  .map(({ method, url }) => `${method} ${url}` as Call);
const BODIES: Partial<Record<Call, object>> = {
  'PATCH /api/v1/servers/:id': { version: 0, tags: ['stolen'] },
  'PUT /api/v1/servers/:id/webhook': { url: 'https://hooks.example/' },
};

const refusals = async (api: Api, serverId = id) =>
  new Set(
    await Promise.all(
      OWNER_CALLS.map(async (call) =>
        (await refusalOf(api(call, { params: { id: serverId }, body: BODIES[call] } as never))).join(' '),
      ),
    ),
  );

describe('a claim', () => {
  it('is made by a manager of the server and is publicly visible', async () => {
    expect(await isClaimed()).toBe(false);
    const { api } = await signInManager(app, id);
    expect(await claim(api)).toMatchObject({ id, state: 'public', version: 0, owners: 1, longDescription: null });
    expect(await isClaimed()).toBe(true);
    expect(await api('GET /api/v1/owner/servers')).toMatchObject([{ id, state: 'public' }]);
    await setApproval(app, id, 'rejected', 'It was spam.');
    expect(await api('GET /api/v1/owner/servers')).toMatchObject([{ id, state: 'rejected' }]);
    await setApproval(app, id, 'approved');
  });

  it('can be held by several users, each of whom can release it', async () => {
    const first = await signInOwner(app, id);
    const second = await signInOwner(app, id);
    expect((await owned(first.api)).owners).toBe(2);
    const release = () => first.api('DELETE /api/v1/servers/:id/claim', { params: { id } });
    expect([await release(), await release()]).toEqual([{ success: true }, { success: true }]);
    expect([await isClaimed(), (await owned(second.api)).owners]).toEqual([true, 1]);
    expect(await refusalOf(owned(first.api))).toEqual([403, 'claim_needed']);
    await second.api('DELETE /api/v1/servers/:id/claim', { params: { id } });
    expect(await isClaimed()).toBe(false);
  });

  it('is created once by 20 concurrent calls of one user', async () => {
    const { api } = await signInManager(app, id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(api)));
    expect(new Set(answers.map(({ owners }) => owners))).toEqual(new Set([1]));
    expect(await app.db.kysely.selectFrom('listing_claims').selectAll().execute()).toHaveLength(1);
  });

  it('is created for each of 20 concurrent users', async () => {
    const managers = await Promise.all(Array.from({ length: 20 }, () => signInManager(app, id)));
    await Promise.all(managers.map(({ api }) => claim(api)));
    expect((await owned(managers[0]!.api)).owners).toBe(20);
  });

  it('is refused to visitors, non-members and members without the permission', async () => {
    const other = await signIn(app);
    await listRead(app, other.userId);
    const member = await signIn(app);
    await joinGuild(app, member.userId, id);
    await listRead(app, member.userId);
    expect(await refusalOf(claim(app.api))).toEqual([401, 'not_authenticated']);
    expect(await refusalOf(claim(other.api))).toEqual([403, 'not_manager']);
    expect(await refusalOf(claim(member.api))).toEqual([403, 'not_manager']);
    const release = (api: Api) => refusalOf(api('DELETE /api/v1/servers/:id/claim', { params: { id } }));
    expect(await release(app.api)).toEqual([401, 'not_authenticated']);
    expect(await release(other.api)).toEqual([403, 'not_manager']);
    expect(await release(member.api)).toEqual([403, 'not_manager']);
    expect(await isClaimed()).toBe(false);
  });

  it('can be released by a user who no longer manages the server', async () => {
    const { api, userId } = await signInOwner(app, id);
    await loseRight(app, userId);
    expect(await api('DELETE /api/v1/servers/:id/claim', { params: { id } })).toEqual({ success: true });
    expect(await isClaimed()).toBe(false);
  });

  it('is refused for an unknown or rejected server, and for a pending one unless the user manages it', async () => {
    const { api } = await signInManager(app, id);
    const nowhere = api('POST /api/v1/servers/:id/claim', { params: { id: 's_nothing' } });
    expect(await refusalOf(nowhere)).toEqual([404, 'not_found']);
    await setApproval(app, id, 'rejected', 'It was spam.');
    await expect(claim(api)).rejects.toMatchObject({
      status: 403,
      code: 'guild_refused',
      message: 'This server cannot be listed: It was spam.',
    });
    // Others cannot see that it exists.
    const other = await signIn(app);
    await listRead(app, other.userId);
    expect(await refusalOf(claim(other.api))).toEqual([404, 'not_found']);
    await setApproval(app, id, 'pending', 'It waits.');
    expect(await claim(api)).toMatchObject({ state: 'pending', heldReason: 'It waits.', heldBecause: null });
    expect(await refusalOf(claim(other.api))).toEqual([404, 'not_found']);
    const drop = other.api('DELETE /api/v1/servers/:id/claim', { params: { id } });
    expect(await refusalOf(drop)).toEqual([404, 'not_found']);
    await setApproval(app, id, 'approved');
  });

  it('is where the list of managed servers leads for a pending one that somebody else submitted', async () => {
    const [submitter, other] = [await signInManager(app, id), await signInManager(app, id)];
    const listed = async ({ api }: SignedIn) => {
      const [managed] = await api('GET /api/v1/auth/managed-servers');
      const params = { identifier: managed!.slug! };
      const [status] = await refusalOf(api('GET /api/v1/servers/:identifier', { params }));
      return [managed, status];
    };
    const submission = { submitted_by: submitter.userId };
    await app.db.write(({ tx }) => tx.updateTable('listings').set(submission).where('id', '=', id).execute());
    await setApproval(app, id, 'pending');
    expect(await listed(submitter)).toMatchObject([{ pending: true, visible: true }, 200]);
    expect(await listed(other)).toMatchObject([{ pending: true, visible: false }, 404]);
    expect(await claim(other.api)).toMatchObject({ state: 'pending', isVisible: false });
    expect(await owned(other.api)).toMatchObject({ isVisible: false });
    expect(await claim(submitter.api)).toMatchObject({ state: 'pending', isVisible: true });
    await setApproval(app, id, 'approved');
    expect(await listed(other)).toMatchObject([{ pending: false, visible: true }, 200]);
  });
});

it('shows owners alone which change of their server is held, and why', async () => {
  const guild = { code: 'porch', guildId: '846213907755309876', memberCount: 500, iconHash: null };
  app.standIn.state.addGuilds([{ ...guild, name: 'Quiet Porch' }]);
  const porch = { params: { id: (await submitServer(app, 'porch')).id } };
  const { api } = await signInOwner(app, porch.params.id);
  expect(await api('GET /api/v1/servers/:id/owner', porch)).toMatchObject({ name: 'Quiet Porch', heldChange: null });
  const { name: taken } = await owned((await signInOwner(app, id)).api);
  app.standIn.state.addGuilds([{ ...guild, name: taken }]);
  app.clock.advance(2 * MINUTE_MS);
  await app.api('POST /api/v1/servers/:id/sync', porch);
  const heldChange = { name: taken, isRefused: false, heldBecause: { key: 'same-name', name: taken } };
  const seen = await api('GET /api/v1/servers/:id/owner', porch);
  expect(seen).toMatchObject({ name: 'Quiet Porch', state: 'public', heldReason: null, heldChange });
  const shown = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: porch.params.id } });
  expect(shown).not.toHaveProperty('heldChange');
});

describe('a call that needs a claim', () => {
  it('is refused to visitors, non-managers, managers without a claim, and users who lost the permission', async () => {
    const other = await signIn(app);
    await listRead(app, other.userId);
    const manager = await signInManager(app, id);
    const owner = await signInOwner(app, id);
    expect(OWNER_CALLS.length).toBeGreaterThanOrEqual(9);
    expect(await refusals(app.api)).toEqual(new Set(['401 not_authenticated']));
    expect(await refusals(other.api)).toEqual(new Set(['403 not_manager']));
    expect(await refusals(manager.api)).toEqual(new Set(['403 claim_needed']));
    expect(await refusals(manager.api, 's_nothing')).toEqual(new Set(['404 not_found']));
    await loseRight(app, owner.userId);
    expect(await refusals(owner.api)).toEqual(new Set(['403 not_manager']));
    expect(await isClaimed()).toBe(false);
    const { tags, approved } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
    expect([tags, approved]).toEqual([[], true]);
  });

  it('is refused when the server list of the user is stale or not shared', async () => {
    const owner = await signInOwner(app, id);
    app.clock.advance(61 * MINUTE_MS);
    expect(await refusals(owner.api)).toEqual(new Set(['403 guild_list_missing']));
    await listRead(app, owner.userId);
    expect((await owned(owner.api)).id).toBe(id);
    await app.db.write(({ tx }) =>
      tx.updateTable('users').set({ guilds_at: null }).where('id', '=', owner.userId).execute(),
    );
    expect(await refusals(owner.api)).toEqual(new Set(['403 guild_list_missing']));
  });

  it('is refused after the account is deleted, which also drops the claim', async () => {
    const owner = await signInOwner(app, id);
    await owner.api('DELETE /api/v1/profile', { body: { withReviews: true } });
    expect(await isClaimed()).toBe(false);
    expect(await refusals(owner.api)).toEqual(new Set(['401 not_authenticated']));
  });

  it('is rate-limited per account', async () => {
    const small = await startTestApp({}, 1);
    try {
      const server = await submitServer(small, 'hollowlantern');
      const { api } = await signInOwner(small, server.id);
      const calls = Array.from({ length: LIMITS.owner.max }, () =>
        refusalOf(api('GET /api/v1/servers/:id/owner', { params: { id: server.id } })),
      );
      const refused = (await Promise.all(calls)).filter(([status]) => status !== 200);
      expect(refused).toEqual([[429, 'too_many_requests']]);
    } finally {
      await small.close();
    }
  });
});

describe('the manage permission', () => {
  const call = async (browser: ReturnType<typeof openBrowser>, url: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await browser.call(url, method);
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };
  const listReads = () => app.standIn.state.calls.counts().routes['getUserGuilds'] ?? 0;

  it('is read from the platform again after three minutes, once for concurrent calls', async () => {
    const browser = await signInBrowser(app, LAMPLIGHTER);
    expect(await call(browser, `/api/v1/servers/${id}/claim`, 'POST')).toEqual([200, undefined]);
    const before = listReads();
    expect(await call(browser, `/api/v1/servers/${id}/owner`)).toEqual([200, undefined]);
    expect(listReads()).toBe(before);
    app.clock.advance(4 * MINUTE_MS);
    const calls = Array.from({ length: 20 }, () => call(browser, `/api/v1/servers/${id}/owner`));
    expect(new Set((await Promise.all(calls)).map(String))).toEqual(new Set(['200,']));
    expect(listReads()).toBe(before + 1);

    // The stored list denies what the platform grants; then the listing's guild is one that they do not manage.
    await app.db.write(({ tx }) => tx.updateTable('user_guilds').set({ is_manager: 0 }).execute());
    expect(await call(browser, `/api/v1/servers/${id}/owner`)).toEqual([403, 'not_manager']);
    app.clock.advance(4 * MINUTE_MS);
    expect(await call(browser, `/api/v1/servers/${id}/owner`)).toEqual([200, undefined]);
    await app.db.write(({ tx }) =>
      tx.updateTable('listings').set({ guild_id: '190000000000000001' }).where('id', '=', id).execute(),
    );
    expect(await call(browser, `/api/v1/servers/${id}/owner`)).toEqual([403, 'not_manager']);
  });

  it('is valid for an hour while the platform is unreachable', async () => {
    const { id: other } = await submitServer(app, 'nightshift');
    const browser = await signInBrowser(app, LAMPLIGHTER);
    expect(await call(browser, `/api/v1/servers/${other}/claim`, 'POST')).toEqual([200, undefined]);
    app.standIn.state.scenario('*', 'server-error', { route: 'getUserGuilds' });
    try {
      app.clock.advance(50 * MINUTE_MS);
      expect(await call(browser, `/api/v1/servers/${other}/owner`)).toEqual([200, undefined]);
      app.clock.advance(20 * MINUTE_MS);
      expect(await call(browser, `/api/v1/servers/${other}/owner`)).toEqual([502, 'discord_fetch_failed']);
    } finally {
      app.standIn.state.clearScenarios();
    }
    app.clock.advance(MINUTE_MS);
    expect(await call(browser, `/api/v1/servers/${other}/owner`)).toEqual([200, undefined]);
  });
});
