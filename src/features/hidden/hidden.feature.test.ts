import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { setApproval } from '#test/users.ts';
import { MAX_HIDDEN } from '#contract/limits.ts';
import { deleteHiddenOf, hiddenIds } from './hidden.ts';

let app: TestApp;
let ids: string[];
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of ['starforge', 'hollowlantern', 'pixelorchard']) ids.push((await submitServer(app, code)).id);
});
afterAll(async () => await app.close());
beforeEach(async () => {
  user = await signIn(app);
});

const list = async () => (await user.api('GET /api/v1/hidden')).servers;
const listed = async () => (await list()).map(({ id }) => id);
const hide = (serverId: string, { api }: Pick<SignedIn, 'api'> = user) =>
  api('PUT /api/v1/hidden/:serverId', { params: { serverId } });
const show = (serverId: string, { api }: Pick<SignedIn, 'api'> = user) =>
  api('DELETE /api/v1/hidden/:serverId', { params: { serverId } });
const merge = (serverIds: string[], { api }: Pick<SignedIn, 'api'> = user) =>
  api('POST /api/v1/hidden/merge', { body: { serverIds } });

/** Adds rows of missing listings, to get close to the limit. */
async function fill(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    user_id: user.userId,
    listing_id: `s_filled${i}`,
    created_at: 1,
  }));
  await app.db.write(async ({ tx }) => void (await tx.insertInto('hidden_listings').values(rows).execute()));
}

describe('a hidden server', () => {
  it('is listed once for its user only, newest first, whether hidden by id or slug', async () => {
    const { slug, name } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids[1]! } });
    await hide(ids[0]!);
    app.clock.advance(1000);
    await hide(slug);
    await hide(ids[0]!);
    expect(await listed()).toEqual([ids[1], ids[0]]);
    expect((await list())[0]).toMatchObject({ slug, name, hiddenAt: new Date(app.clock.now()).toISOString() });
    const other = await signIn(app);
    expect((await other.api('GET /api/v1/hidden')).servers).toEqual([]);
    await show(ids[0]!);
    await show(ids[0]!);
    expect(await listed()).toEqual([ids[1]]);
  });

  it('is hidden once, and shown again once, by fifty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 50 }, () => hide(ids[0]!)));
    expect(await listed()).toEqual([ids[0]]);
    await Promise.all(Array.from({ length: 50 }, () => show(ids[0]!)));
    expect(await listed()).toEqual([]);
  });

  it('remains in the public lists and their totals', async () => {
    await hide(ids[0]!);
    const everybody = await app.api('GET /api/v1/servers');
    expect(await user.api('GET /api/v1/servers')).toEqual(everybody);
    expect(everybody.servers.map(({ id }) => id)).toContain(ids[0]);
  });

  it("is left out of the user's recommendations", async () => {
    const recommended = async (api: SignedIn['api']) =>
      (await api('GET /api/v1/recommendations', { query: { minScore: 0 } })).recommendations.map(
        ({ serverId }) => serverId,
      );
    expect(await recommended(user.api)).toContain(ids[0]);
    await hide(ids[0]!);
    expect(await recommended(user.api)).not.toContain(ids[0]);
    expect(await recommended(app.api)).toContain(ids[0]);
  });

  it('can be shown again, but not hidden, when it is no longer public', async () => {
    await hide(ids[2]!);
    await setApproval(app, ids[2]!, 'rejected');
    await expect(hide(ids[2]!)).rejects.toMatchObject({ status: 404 });
    expect(await listed()).toEqual([ids[2]]);
    await show(ids[2]!);
    expect(await listed()).toEqual([]);
    await setApproval(app, ids[2]!, 'approved');
  });

  it.each(['s_missing', 'no-such'])('cannot be the missing server %j, but showing that succeeds', async (id) => {
    await expect(hide(id)).rejects.toMatchObject({ status: 404 });
    await expect(show(id)).resolves.toEqual({ success: true });
  });

  it('is refused at the limit, also for concurrent requests', async () => {
    await fill(MAX_HIDDEN - 1);
    const answers = await Promise.allSettled([hide(ids[0]!), hide(ids[1]!)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(hide(ids[2]!)).rejects.toMatchObject({ status: 409, code: 'too_many_hidden' });
    expect((await hiddenIds(app.db.kysely, user.userId)).size).toBe(MAX_HIDDEN);
  });

  it('is refused for visitors', async () => {
    const read = () => app.api('GET /api/v1/hidden');
    for (const call of [() => hide(ids[0]!, app), () => show(ids[0]!, app), () => merge([], app), read]) {
      await expect(call()).rejects.toMatchObject({ status: 401 });
    }
  });
});

describe('mergeHidden', () => {
  it('adds listed servers once and reports skipped ones', async () => {
    await hide(ids[0]!);
    const stored = [ids[0]!, ids[1]!, ids[1]!, 's_missing', 'not an id', '\u0000'];
    expect(await merge(stored)).toEqual({ added: 1, known: 1, overLimit: 0, skipped: 3 });
    expect(await merge(stored)).toEqual({ added: 0, known: 2, overLimit: 0, skipped: 3 });
    expect((await listed()).toSorted()).toEqual([ids[0], ids[1]].toSorted());
  });

  it('has one effect for fifty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => merge(i % 2 ? ids : ids.toReversed())));
    expect((await listed()).toSorted()).toEqual(ids.toSorted());
  });

  it('fills up to the limit, and refuses more servers than a browser stores', async () => {
    await fill(MAX_HIDDEN - 2);
    expect(await merge(ids)).toEqual({ added: 2, known: 0, overLimit: 1, skipped: 0 });
    const many = Array.from({ length: MAX_HIDDEN + 1 }, (_, i) => `s_${i}`);
    await expect(merge(many)).rejects.toMatchObject({ status: 400 });
  });
});

it('a deleted account has no hidden servers and gets no new ones', async () => {
  await merge(ids);
  await app.db.write(async ({ tx }) => {
    await deleteHiddenOf(tx, user.userId);
    await tx.deleteFrom('users').where('id', '=', user.userId).execute();
  });
  expect(await hiddenIds(app.db.kysely, user.userId)).toEqual(new Set());
  await expect(hide(ids[0]!)).rejects.toMatchObject({ status: 401 });
  await expect(merge(ids)).rejects.toMatchObject({ status: 401 });
});
