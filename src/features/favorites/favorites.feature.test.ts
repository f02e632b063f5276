import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums, setApproval, totalsOf } from '#test/users.ts';
import { MAX_FAVORITES } from './contract.ts';
import { deleteFavoritesOf, favoriteIdsOf } from './favorites.ts';

let app: TestApp;
let ids: string[];
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of ['starforge', 'hollowlantern', 'pixelorchard']) ids.push((await submitServer(app, code)).id);
});
afterAll(async () => {
  await expectConsistentSums(app);
  await app.close();
});
beforeEach(async () => {
  user = await signIn(app);
});

const favorites = async () => (await user.api('GET /api/v1/favorites')).serverIds;
const act = (
  action: 'server_favorite' | 'server_unfavorite',
  serverId: string,
  { api }: Pick<SignedIn, 'api'> = user,
) => api('POST /api/v1/user-activity', { body: { action, serverId } });
const merge = (serverIds: string[], { api }: Pick<SignedIn, 'api'> = user) =>
  api('POST /api/v1/favorites/merge', { body: { serverIds } });

describe('hearts', () => {
  it('are set and removed with their points, however often they are sent', async () => {
    const { slug } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids[1]! } });
    await act('server_favorite', ids[0]!);
    app.clock.advance(1000);
    await act('server_favorite', slug);
    await act('server_favorite', ids[0]!);
    expect(await favorites()).toEqual([ids[1], ids[0]]);
    expect(await totalsOf(app, user.userId)).toMatchObject({ favorites: 2 });
    await act('server_unfavorite', slug);
    await act('server_unfavorite', ids[1]!);
    expect(await favorites()).toEqual([ids[0]]);
    expect(await totalsOf(app, user.userId)).toMatchObject({ favorites: 1 });
  });

  it('have one effect for fifty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 50 }, () => act('server_favorite', ids[0]!)));
    expect(await favorites()).toEqual([ids[0]]);
    const points = () =>
      app.db.kysely
        .selectFrom('points')
        .select(['kind', 'points'])
        .where('user_id', '=', user.userId)
        .where('kind', '=', 'favorite')
        .execute();
    expect(await points()).toEqual([{ kind: 'favorite', points: 2 }]);
    await Promise.all(Array.from({ length: 50 }, () => act('server_unfavorite', ids[0]!)));
    expect(await favorites()).toEqual([]);
    expect(await points()).toEqual([]);
  });

  it('of visitors are accepted and change nothing', async () => {
    const count = async () => (await app.db.kysely.selectFrom('favorites').selectAll().execute()).length;
    const before = await count();
    const done = { success: true, unlocked: [] };
    expect(await act('server_favorite', ids[0]!, app)).toEqual(done);
    expect(await act('server_unfavorite', ids[0]!, app)).toEqual(done);
    expect(await count()).toBe(before);
    await expect(act('server_favorite', 's_missing', app)).rejects.toMatchObject({ status: 404 });
  });

  it.each(['duskrow_hint=1', 'duskrow_session=ended', 'duskrow_session=ended; duskrow_hint=1'])(
    'of a session that has ended are refused, but views still count: %s',
    async (cookie) => {
      const former = { api: clientOf(app, { cookie }) };
      const refused = { status: 401, code: 'not_authenticated' };
      await expect(act('server_favorite', ids[0]!, former)).rejects.toMatchObject(refused);
      await expect(act('server_unfavorite', ids[0]!, former)).rejects.toMatchObject(refused);
      const view = { action: 'server_view' as const, serverId: ids[0]! };
      expect(await former.api('POST /api/v1/user-activity', { body: view })).toEqual({ success: true, unlocked: [] });
    },
  );

  it('can be removed, but not set, when the server is no longer public', async () => {
    await act('server_favorite', ids[2]!);
    await setApproval(app, ids[2]!, 'rejected');
    await expect(act('server_favorite', ids[2]!)).rejects.toMatchObject({ status: 404 });
    expect(await favorites()).toEqual([ids[2]]);
    await act('server_unfavorite', ids[2]!);
    expect(await favorites()).toEqual([]);
    for (const id of [ids[2]!, 's_missing'])
      expect(await act('server_unfavorite', id)).toMatchObject({ success: true });
    for (const id of ['s_\u0000', 'no-such']) {
      await expect(act('server_unfavorite', id)).rejects.toMatchObject({ status: 404 });
    }
    await setApproval(app, ids[2]!, 'approved');
  });
});

it('a pending server is no favorite of its submitter, and earns no points', async () => {
  const id = ids[2]!;
  await app.db.kysely.updateTable('listings').set({ submitted_by: user.userId }).where('id', '=', id).execute();
  await setApproval(app, id, 'pending');
  expect(await user.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).toMatchObject({ id });
  await expect(act('server_favorite', id)).rejects.toMatchObject({ status: 404 });
  expect(await favorites()).toEqual([]);
  await setApproval(app, id, 'approved');
});

describe('mergeFavorites', () => {
  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
    'retains the order in the browser, oldest first: %j',
    async (order) => {
      const stored = order.map((index) => ids[index]!);
      await merge(stored);
      expect(await favorites()).toEqual(stored.toReversed());
    },
  );

  it('adds listed servers once and reports skipped ones', async () => {
    await act('server_favorite', ids[0]!);
    const stored = [ids[0]!, ids[1]!, ids[1]!, 's_missing', 'not an id', '\u0000'];
    expect(await merge(stored)).toEqual({ added: 1, known: 1, overLimit: 0, skipped: 3, unlocked: expect.any(Array) });
    expect(await merge(stored)).toMatchObject({ added: 0, known: 2, skipped: 3 });
    expect((await favorites()).toSorted()).toEqual([ids[0], ids[1]].toSorted());
    expect(await totalsOf(app, user.userId)).toMatchObject({ favorites: 2 });
    expect(await merge([])).toMatchObject({ added: 0, known: 0, skipped: 0 });
  });

  it('has one effect for fifty concurrent requests', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => merge(i % 2 ? ids : ids.toReversed())));
    expect(await totalsOf(app, user.userId)).toMatchObject({ favorites: 3 });
  });

  it('fills up to the limit and reports how many did not fit', async () => {
    const rows = Array.from({ length: MAX_FAVORITES - 2 }, (_, i) => ({
      user_id: user.userId,
      listing_id: `s_gone${i}`,
      created_at: i,
    }));
    await app.db.write(async ({ tx }) => {
      for (let at = 0; at < rows.length; at += 500) {
        await tx
          .insertInto('favorites')
          .values(rows.slice(at, at + 500))
          .execute();
      }
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => merge(ids)));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    for (const { overLimit } of answers) expect(overLimit).toBe(1);
    expect(await favorites()).toHaveLength(MAX_FAVORITES);
    const left = (await Promise.all(ids.map(async (id) => ((await favorites()).includes(id) ? [] : [id])))).flat();
    await expect(act('server_favorite', left[0]!)).rejects.toMatchObject({ status: 409, code: 'too_many_favorites' });
    const taken = ids.find((id) => id !== left[0])!;
    expect(await act('server_favorite', taken)).toMatchObject({ success: true });
    await act('server_unfavorite', taken);
    expect(await act('server_favorite', left[0]!)).toMatchObject({ success: true });
    await app.db.write(({ tx }) => tx.deleteFrom('favorites').where('listing_id', 'like', 's_gone%').execute());
  });

  it('refuses visitors, and more servers than a browser stores', async () => {
    await expect(merge([ids[0]!], app)).rejects.toMatchObject({ status: 401 });
    await expect(app.api('GET /api/v1/favorites')).rejects.toMatchObject({ status: 401 });
    const many = Array.from({ length: 501 }, (_, i) => `s_${i}`);
    await expect(merge(many)).rejects.toMatchObject({ status: 400 });
    expect(await merge(many.slice(1))).toMatchObject({ added: 0, skipped: 500 });
  });
});

it('a deleted account has no favorites and gets no new ones', async () => {
  await merge(ids);
  await app.db.write(async ({ tx }) => {
    await deleteFavoritesOf(tx, user.userId);
    for (const table of ['points', 'user_totals'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', user.userId).execute();
    }
    await tx.deleteFrom('users').where('id', '=', user.userId).execute();
  });
  expect(await favoriteIdsOf(app.db, user.userId)).toEqual({ serverIds: [] });
  await expect(act('server_favorite', ids[0]!)).rejects.toMatchObject({ status: 401 });
  await expect(merge(ids)).rejects.toMatchObject({ status: 401 });
});
