// What remains of a decision that was lifted: its appeal, and what its author sees.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { recordReview, removePointsFor } from '#features/reputation/reputation.ts';
import type { TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { startModerated } from '#test/moderators.ts';
import { expectConsistentSums, setApproval, totalsOf } from '#test/users.ts';

let app: TestApp;
let admin: Api;
beforeAll(async () => {
  ({ app, admin } = await startModerated());
});
afterAll(async () => await app.close());
afterEach(async () => await expectConsistentSums(app));

const appeals = async () => (await admin('GET /api/v1/admin/queue')).items.filter(({ kind }) => kind === 'appeal');
const decisionsOf = ({ api }: SignedIn) => api('GET /api/v1/moderation/decisions');
const log = () => admin('GET /api/v1/admin/log');
const lastAction = async () => (await log())[0]!;
const accept = (id: string) => admin('POST /api/v1/admin/appeals/:id/accept', { params: { id } });
const refused = { status: 409, code: 'already_decided' };

/** Appeals the latest decision about the user; resolves to the ids of the decision and of the appeal. */
async function appeal(user: SignedIn): Promise<{ decisionId: string; appealId: string }> {
  const { id: decisionId } = (await decisionsOf(user))[0]!;
  const call = { params: { id: decisionId }, body: { text: 'Please look again.' } };
  await user.api('POST /api/v1/moderation/decisions/:id/appeal', call);
  return { decisionId, appealId: (await appeals())[0]!.id };
}

/** As before appeals were closed together with their decisions. */
const reopen = async (id: string) =>
  await app.db.write(({ tx }) => tx.updateTable('appeals').set({ status: 'open' }).where('id', '=', id).execute());

it('a server gets no look-ups while it is blocked, and is due at once when it is unblocked', async () => {
  const { id } = await submitServer(app, 'pixelorchard');
  const queue = async () =>
    await app.db.kysely.selectFrom('sync_queue').select('due_at').where('listing_id', '=', id).execute();
  const call = { params: { id }, body: { reason: 'Hate.' } };
  await admin('POST /api/v1/admin/servers/:id/block', call);
  expect(await queue()).toEqual([]);
  await admin('POST /api/v1/admin/servers/:id/unblock', { params: { id } });
  expect(await queue()).toEqual([{ due_at: 0 }]);
  // Entries of the same millisecond have no order.
  app.clock.advance(1000);
  await admin('POST /api/v1/admin/servers/:id/block', call);
  await admin('POST /api/v1/admin/log/:id/undo', { params: { id: (await lastAction()).id } });
  expect(await queue()).toEqual([{ due_at: 0 }]);
});

it('the log names the end of a block only if there was one', async () => {
  const { id } = await submitServer(app, 'hollowlantern');
  const params = { id };
  const body = { reason: 'No.', servers: [{ id, approval: 'approved' as const }] };
  for (const [decision, after] of [
    ['reject', { approval: 'approved' }],
    ['block', { approval: 'approved', blocked: false }],
  ] as const) {
    app.clock.advance(1000);
    await admin('POST /api/v1/admin/servers/decide', { body: { ...body, decision } });
    app.clock.advance(1000);
    await admin('POST /api/v1/admin/servers/:id/unblock', { params });
    const logged = await lastAction();
    expect([logged.action, JSON.parse(logged.after!)]).toEqual(['unblock', after]);
  }
});

describe('a server', () => {
  let owner: SignedIn;
  let params: { id: string };
  const codes = ['mosscircuit', 'zwergenschmiede', 'starforge', 'kotatsu', 'slowrun', 'forsan', 'nightarena'];
  beforeEach(async () => {
    owner = await signIn(app, 'owner');
    const { server } = await owner.api('POST /api/v1/servers', { body: { inviteUrl: codes.pop()! } });
    params = { id: server.id };
  });
  const block = async (reason: string) => {
    app.clock.advance(1000);
    await admin('POST /api/v1/admin/servers/:id/block', { params, body: { reason } });
    app.clock.advance(1000);
  };
  const isPublic = async () =>
    await app.api('GET /api/v1/servers/:identifier', { params: { identifier: params.id } }).then(
      () => true,
      () => false,
    );
  const lifts = {
    unblocked: () => admin('POST /api/v1/admin/servers/:id/unblock', { params }),
    'undone in the log': async () =>
      admin('POST /api/v1/admin/log/:id/undo', { params: { id: (await lastAction()).id } }),
  };

  it.each(Object.entries(lifts))('that is %s: its appeal is closed, and its author sees that', async (_how, lift) => {
    await block('Spam.');
    const { decisionId } = await appeal(owner);
    await lift();
    expect(await appeals()).toEqual([]);
    expect(await decisionsOf(owner)).toMatchObject([
      { id: decisionId, kind: 'server', reason: 'Spam.', isLifted: true, appeal: { status: 'closed', answer: null } },
    ]);
  });

  it('stays blocked when an old appeal, about a block that was lifted, is accepted', async () => {
    await block('A mistake.');
    const { appealId } = await appeal(owner);
    await lifts.unblocked();
    await block('For something worse.');
    await reopen(appealId);
    await expect(accept(appealId)).rejects.toMatchObject(refused);
    expect(await isPublic()).toBe(false);
    expect((await lastAction()).action).toBe('block');
    expect(await appeals()).toEqual([]);
    const shown = await decisionsOf(owner);
    expect(shown.map(({ reason, isLifted, appeal: own }) => [reason, isLifted, own?.status ?? null])).toEqual([
      ['For something worse.', false, null],
      ['A mistake.', true, 'closed'],
    ]);
  });

  it('cannot have the appeal about a lifted decision rejected', async () => {
    await block('A mistake.');
    const { appealId } = await appeal(owner);
    await lifts.unblocked();
    await reopen(appealId);
    const reject = { params: { id: appealId }, body: { reason: 'No.' } };
    await expect(admin('POST /api/v1/admin/appeals/:id/reject', reject)).rejects.toMatchObject(refused);
    expect((await decisionsOf(owner))[0]).toMatchObject({ isLifted: true, appeal: { status: 'closed', answer: null } });
  });

  it('that is unblocked after its appeal was rejected: its author sees that the appeal succeeded', async () => {
    await block('Spam.');
    const { decisionId, appealId } = await appeal(owner);
    const reject = { params: { id: appealId }, body: { reason: 'We read it again: it is spam.' } };
    await admin('POST /api/v1/admin/appeals/:id/reject', reject);
    await lifts.unblocked();
    expect(await decisionsOf(owner)).toMatchObject([
      { id: decisionId, isLifted: true, appeal: { status: 'accepted', answer: null } },
    ]);
  });

  it('that was pending when its owners took it down earns no points before it is approved', async () => {
    await app.db.write(async ({ tx }) => {
      await removePointsFor(tx, 'submission', { userId: owner.userId, listingId: params.id });
      const takenDown = { approval: 'opted-out', approval_before: 'pending' } as const;
      await tx.updateTable('listings').set(takenDown).where('id', '=', params.id).execute();
    });
    const points = async () => (await totalsOf(app, owner.userId)).points;
    const none = await points();
    await block('Spam.');
    await lifts['undone in the log']();
    expect(await points()).toBe(none);
    await block('Spam.');
    await lifts.unblocked();
    expect(await points()).toBe(none + 50);
    const row = app.db.kysely.selectFrom('listings').select(['approval', 'approval_before']);
    // A moderator has approved it: it is public as soon as its owners put it back.
    expect(await row.where('id', '=', params.id).executeTakeFirst()).toEqual({
      approval: 'opted-out',
      approval_before: 'approved',
    });
  });

  it('whose appeal was accepted: its author sees the decision as lifted, with the answer', async () => {
    await block('Spam.');
    const { decisionId, appealId } = await appeal(owner);
    await accept(appealId);
    expect(await isPublic()).toBe(true);
    const accepted = (await log()).find(({ subject }) => subject === appealId);
    expect([accepted?.subjectName, accepted?.subjectSlug]).toEqual([expect.any(String), expect.any(String)]);
    expect(await decisionsOf(owner)).toMatchObject([
      { id: decisionId, reason: 'Spam.', isLifted: true, appeal: { status: 'accepted', text: 'Please look again.' } },
    ]);
    await expect(
      owner.api('POST /api/v1/moderation/decisions/:id/appeal', {
        params: { id: decisionId },
        body: { text: 'Again.' },
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await decisionsOf(await signIn(app))).toEqual([]);
  });
});

describe('a review', () => {
  it('that was restored, by its appeal or otherwise, is shown to its author with the lifted decision', async () => {
    const serverId = (await submitServer(app, 'mycelium')).id;
    const author = await signIn(app, 'author');
    const body = { serverId, rating: 2, reviewText: 'Buy my things.' };
    const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
    const remove = (reason: string) =>
      admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason } });
    await remove('Spam.');
    const { appealId } = await appeal(author);
    await accept(appealId);
    // An appeal is logged by the server that the review is of.
    const { name, slug } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: serverId } });
    const named = { subject: appealId, subjectName: name, subjectSlug: slug };
    expect((await log()).find(({ subject }) => subject === appealId)).toMatchObject(named);
    const lifted = { kind: 'review', reason: 'Spam.', excerpt: 'Buy my things.', isLifted: true };
    expect(await decisionsOf(author)).toMatchObject([{ ...lifted, appeal: { status: 'accepted' } }]);

    app.clock.advance(1000);
    await remove('An advertisement.');
    const second = await appeal(author);
    await admin('POST /api/v1/admin/reviews/:id/restore', { params: { id } });
    app.clock.advance(1000);
    await remove('A threat.');
    await reopen(second.appealId);
    await expect(accept(second.appealId)).rejects.toMatchObject(refused);
    const shown = await decisionsOf(author);
    expect(shown.map(({ reason, isLifted, appeal: own }) => [reason, isLifted, own?.status ?? null])).toEqual([
      ['A threat.', false, null],
      ['An advertisement.', true, 'closed'],
      ['Spam.', true, 'accepted'],
    ]);
  });
});

describe('a review', () => {
  it('that was restored has its points, however many reviews its author wrote that day', async () => {
    const author = await signIn(app, 'author');
    const write = async (at: number, listingId: string) =>
      await app.db.write(({ tx }) => recordReview(tx, { userId: author.userId, listingId, at }));
    const serverId = (await submitServer(app, 'oadro')).id;
    const body = { serverId, rating: 2, reviewText: 'Buy my things.' };
    const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
    await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.' } });
    app.clock.advance(2 * 86_400_000);
    const listingIds = Array.from({ length: 10 }, (_, i) => `s_${i}`);
    for (const listingId of listingIds) await write(app.clock.now(), listingId);
    const { points } = await totalsOf(app, author.userId);
    await admin('POST /api/v1/admin/reviews/:id/restore', { params: { id } });
    expect((await totalsOf(app, author.userId)).points).toBe(points + 20);
    for (const listingId of listingIds) {
      await app.db.write(({ tx }) => removePointsFor(tx, 'review', { userId: author.userId, listingId }));
    }
  });
});

describe('an account', () => {
  it('stays suspended when an old appeal, about a suspension that was ended, is accepted', async () => {
    const user = await signIn(app, 'loud');
    const params = { id: user.userId };
    // Directly, because it ends the session.
    const suspend = async (reason: string) => {
      app.clock.advance(1000);
      await admin('POST /api/v1/admin/users/:id/suspend', { params, body: { reason } });
    };
    const session = await app.db.kysely.selectFrom('sessions').selectAll().where('user_id', '=', user.userId).execute();
    const logInAgain = async () => await app.db.write(({ tx }) => tx.insertInto('sessions').values(session).execute());
    await suspend('Spam.');
    await logInAgain();
    const { appealId } = await appeal(user);
    await admin('POST /api/v1/admin/users/:id/reinstate', { params });
    expect(await appeals()).toEqual([]);
    expect(await decisionsOf(user)).toMatchObject([
      { kind: 'account', reason: 'Spam.', isLifted: true, appeal: { status: 'closed' } },
    ]);
    await suspend('Threats.');
    await logInAgain();
    await reopen(appealId);
    await expect(accept(appealId)).rejects.toMatchObject(refused);
    expect(await user.api('GET /api/v1/auth/me')).toMatchObject({ suspendedFor: 'Threats.' });
  });
});

describe('decisions about many servers', () => {
  const undo = (id: string) => admin('POST /api/v1/admin/log/:id/undo', { params: { id } });
  const decide = async (decision: 'approve' | 'reject', ids: readonly string[], approval: 'approved' | 'pending') => {
    app.clock.advance(1000);
    const body = { decision, reason: 'Spam.', servers: ids.map((id) => ({ id, approval })) };
    const { actionId } = await admin('POST /api/v1/admin/servers/decide', { body });
    app.clock.advance(1000);
    return actionId!;
  };

  it('can be undone when the later decision about them was undone, but not twice', async () => {
    const ids: string[] = [];
    for (const code of ['pixelorchard', 'hollowlantern']) {
      const { id } = await submitServer(app, code);
      await setApproval(app, id, 'pending', { key: 'waiting' });
      ids.push(id);
    }
    const approved = await decide('approve', ids, 'pending');
    const rejected = await decide('reject', ids, 'approved');
    await expect(undo(approved)).rejects.toMatchObject({ status: 409 });
    expect(await undo(rejected)).toEqual({ undone: 2, left: 0 });
    app.clock.advance(1000);
    expect(await undo(approved)).toEqual({ undone: 2, left: 0 });
    app.clock.advance(1000);
    await decide('approve', ids, 'pending');
    await expect(undo(approved)).rejects.toMatchObject({ status: 409 });
  });
});
