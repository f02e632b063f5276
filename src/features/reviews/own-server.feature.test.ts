// Users who manage a server cannot review it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { userById } from '#db/users.ts';
import { storeGuildList } from '#features/accounts/guilds.ts';
import { addClaim } from '#features/owners/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER } from '#test/browser.ts';
import { signIn, submitServer } from '#test/factories.ts';
import { signInAs } from '#test/moderators.ts';
import { listRead, loseRight, refusalOf, signInManager } from '#test/owners.ts';
import { joinGuild } from '#test/users.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  id = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => await app.close());

type Who = Awaited<ReturnType<typeof signIn>>;
const write = ({ api }: Who) => api('POST /api/v1/reviews', { body: { serverId: id, rating: 5, reviewText: 'Best.' } });
const mine = ({ api }: Who) => api('GET /api/v1/servers/:id/reviews/mine', { params: { id } });

it('a manager cannot write a review, and the form shows why', async () => {
  const manager = await signInManager(app, id);
  expect(await mine(manager)).toMatchObject({ review: null, refusal: 'own_server', mayReply: true });
  expect(await refusalOf(write(manager))).toEqual([403, 'own_server']);
  const byServer = manager.api('POST /api/v1/servers/:id/reviews', {
    params: { id },
    body: { rating: 5, title: 'Best', content: 'Best.' },
  });
  expect(await refusalOf(byServer)).toEqual([403, 'own_server']);
  const [listed] = await manager.api('GET /api/v1/user/servers');
  expect(listed).toMatchObject({ id, refusal: 'own_server' });
  await loseRight(app, manager.userId);
  expect((await mine(manager)).refusal).toBeNull();
  expect((await write(manager)).review.rating).toBe(5);
});

/** As if the server had been in the user's list when it was last read. */
async function storeInList(userId: string, listingId: string, isManager: boolean): Promise<void> {
  const { guild_id } = await app.db.kysely
    .selectFrom('listings')
    .select('guild_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await app.db.write(({ tx }) =>
    tx.deleteFrom('user_guilds').where('user_id', '=', userId).where('guild_id', '=', guild_id).execute(),
  );
  await joinGuild(app, userId, listingId, { isManager });
}

it('a manager of a few minutes can neither write nor edit one: the platform is asked first', async () => {
  const { id: serverId } = await submitServer(app, 'voxelharbor');
  const manager = await signInAs(app, LAMPLIGHTER);
  const { id: userId } = await manager('GET /api/v1/auth/me');
  const writeOne = () => manager('POST /api/v1/reviews', { body: { serverId, rating: 5, reviewText: 'Best.' } });
  await storeInList(userId, serverId, false);
  const params = { reviewId: (await writeOne()).review.id };
  app.clock.advance(4 * 60_000);
  const edit = manager('PATCH /api/v1/reviews/:reviewId', { params, body: { rating: 4 } });
  expect(await refusalOf(edit)).toEqual([403, 'own_server']);
  await manager('DELETE /api/v1/reviews/:reviewId', { params });
  await storeInList(userId, serverId, false);
  app.clock.advance(4 * 60_000);
  expect(await refusalOf(writeOne())).toEqual([403, 'own_server']);
});

it('a former manager has the form again once their page of reviews was opened after the hand-over', async () => {
  const { id: serverId } = await submitServer(app, 'starforge');
  const former = await signInAs(app, LAMPLIGHTER);
  const { id: userId } = await former('GET /api/v1/auth/me');
  await former('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId } });
  const onPage = async () => await former('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId } });
  const inList = async () => (await former('GET /api/v1/user/servers')).find(({ id: one }) => one === serverId);
  await storeInList(userId, serverId, true);
  const selected = vi.spyOn(app.db.kysely, 'selectFrom');
  expect((await inList())?.refusal).toBe('own_server');
  expect(selected.mock.calls.filter(([table]) => table === 'favorites')).toHaveLength(1);
  app.clock.advance(4 * 60_000);
  // A server's page does not wait for the platform.
  expect((await onPage()).refusal).toBe('own_server');
  expect((await inList())?.refusal).toBeNull();
  expect((await onPage()).refusal).toBeNull();
  await storeInList(userId, serverId, true);
  app.clock.advance(4 * 60_000);
  const { tryRefresh } = app.guildLists;
  vi.spyOn(app.guildLists, 'tryRefresh').mockImplementationOnce(async () => {
    // Of a concurrent call that ends first.
    await tryRefresh(userId);
    return await tryRefresh(userId);
  });
  expect((await inList())?.refusal).toBeNull();
});

it('an owner who no longer shares their server list cannot write or edit one either', async () => {
  const owner = await signIn(app);
  await write(owner);
  await app.db.write(({ tx }) => addClaim(tx, id, owner.userId, app.clock.now()));
  await app.db.write(async (w) => await storeGuildList(w, owner.userId, null, app.clock.now()));
  const { review, refusal, mayReply } = await mine(owner);
  expect({ refusal, mayReply }).toEqual({ refusal: 'own_server', mayReply: false });
  const params = { reviewId: review!.id };
  const edit = owner.api('PATCH /api/v1/reviews/:reviewId', { params, body: { rating: 4 } });
  expect(await refusalOf(edit)).toEqual([403, 'own_server']);
  await owner.api('DELETE /api/v1/reviews/:reviewId', { params });
  expect(await refusalOf(write(owner))).toEqual([403, 'own_server']);
  // A list without the server shows that they no longer manage it.
  await app.db.write(async (w) => await storeGuildList(w, owner.userId, [], app.clock.now()));
  expect((await write(owner)).review.rating).toBe(5);
});

it('a manager who reviewed the server before can claim it only after deleting the review', async () => {
  const manager = await signIn(app);
  const { review } = await write(manager);
  await joinGuild(app, manager.userId, id, { isManager: true });
  await listRead(app, manager.userId);
  const claim = () => manager.api('POST /api/v1/servers/:id/claim', { params: { id } });
  expect(await refusalOf(claim())).toEqual([409, 'own_review']);
  await manager.api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId: review.id } });
  expect(await claim()).toMatchObject({ id });
});

it('nobody can claim a server that they reviewed with an account that they deleted', async () => {
  const former = await signIn(app);
  const { discord_id } = (await userById(app.db.kysely, former.userId))!;
  await write(former);
  await former.api('DELETE /api/v1/profile', { body: { withReviews: false } });
  const again = await signInManager(app, id);
  await app.db.write(({ tx }) => tx.updateTable('users').set({ discord_id }).where('id', '=', again.userId).execute());
  const claim = again.api('POST /api/v1/servers/:id/claim', { params: { id } });
  expect(await refusalOf(claim)).toEqual([409, 'reviewed_before']);
});

it('a removed review is not restored while its author has a claim', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const author = await signIn(app);
  const params = { id: (await write(author)).review.id };
  await admin('POST /api/v1/admin/reviews/:id/remove', { params, body: { reason: 'Spam.' } });
  await app.db.write(({ tx }) => addClaim(tx, id, author.userId, app.clock.now()));
  const restore = () => admin('POST /api/v1/admin/reviews/:id/restore', { params });
  expect(await refusalOf(restore())).toEqual([409, 'author_claimed']);
  await author.api('DELETE /api/v1/servers/:id/claim', { params: { id } });
  expect(await restore()).toEqual({ success: true });
});

it('a manager can delete an earlier review and remove a reply to it, but neither edit it nor reply', async () => {
  const user = await signIn(app);
  const { review } = await write(user);
  await joinGuild(app, user.userId, id, { isManager: true });
  expect(await mine(user)).toMatchObject({ review: { id: review.id }, refusal: 'own_server' });
  const params = { reviewId: review.id };
  const edit = user.api('PATCH /api/v1/reviews/:reviewId', { params, body: { rating: 4 } });
  expect(await refusalOf(edit)).toEqual([403, 'own_server']);
  await listRead(app, user.userId);
  const reply = user.api('PUT /api/v1/reviews/:reviewId/reply', { params, body: { content: 'Thank you!' } });
  expect(await refusalOf(reply)).toEqual([403, 'forbidden']);
  const manager = await signInManager(app, id);
  await listRead(app, manager.userId);
  await manager.api('PUT /api/v1/reviews/:reviewId/reply', { params, body: { content: 'Thank you!' } });
  const removal = user.api('PUT /api/v1/reviews/:reviewId/reply', { params, body: { content: null } });
  expect(await removal).toEqual({ reply: null });
  const { reviews } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id } });
  expect(reviews.find((one) => one.id === review.id)).toMatchObject({ rating: 5, editedAt: null });
  expect(await user.api('DELETE /api/v1/reviews/:reviewId', { params })).toMatchObject({ success: true });
});

it('a guild list that is 30 days old no longer proves membership', async () => {
  const old = await signIn(app);
  await joinGuild(app, old.userId, id);
  const fresh = await signIn(app);
  await joinGuild(app, fresh.userId, id);
  app.clock.advance(30 * DAY_MS);
  await listRead(app, fresh.userId);
  // Sessions expire after two weeks, so these are new ones.
  const relogin = async ({ userId }: Who): Promise<Who> => {
    const other = await signIn(app);
    await app.db.write(({ tx }) =>
      tx.updateTable('sessions').set({ user_id: userId }).where('user_id', '=', other.userId).execute(),
    );
    return { ...other, userId };
  };
  expect((await write(await relogin(old))).review).toMatchObject({ verified: false, membershipDuration: null });
  expect((await write(await relogin(fresh))).review).toMatchObject({ verified: true, membershipDuration: '1 month' });
});
