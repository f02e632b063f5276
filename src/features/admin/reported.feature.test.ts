import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReportsTable } from '#db/moderation-tables.ts';
import { openSubjects } from '#features/moderation/report-store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER } from '#test/browser.ts';
import { copyListing, signIn, submitServer } from '#test/factories.ts';
import { signInAs } from '#test/moderators.ts';
import { setApproval } from '#test/users.ts';
import type { ReportedItem } from './contract.ts';

type ReportOf = { subjectType: 'server' | 'review'; subjectId: string };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER })));
beforeEach(async () => void (await app.db.write(({ tx }) => tx.deleteFrom('reports').execute())));
afterAll(async () => await app.close());

async function addReports(subjectId: string, count: number, values: (i: number) => Partial<ReportsTable> = () => ({})) {
  const report = (i: number): ReportsTable => ({
    id: `${subjectId}-${i}`,
    subject_type: 'server',
    subject_id: subjectId,
    user_id: `u_${i}`,
    reason: i % 3 === 0 ? 'spam' : 'scam',
    text: null,
    status: 'open',
    created_at: app.clock.now() + i,
    decided_at: null,
    weight: 2,
    address_key: null,
    ...values(i),
  });
  await app.db.write(async ({ tx }) => {
    for (let at = 0; at < count; at += 500) {
      const rows = Array.from({ length: Math.min(500, count - at) }, (_, i) => report(at + i));
      await tx.insertInto('reports').values(rows).execute();
    }
  });
}

it('thousands of reports about one server hide no other: each subject is one item, hidden reviews first', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const flooded = (await submitServer(app, 'starforge')).id;
  const other = (await submitServer(app, 'kotatsu')).id;
  await addReports(flooded, 3000);
  app.clock.advance(10_000);
  await addReports(other, 1);
  const author = await signIn(app);
  const body = { serverId: other, rating: 1, reviewText: 'Buy my things.' };
  const reviewId = (await author.api('POST /api/v1/reviews', { body })).review.id;
  for (let i = 0; i < 3; i++) {
    const { api } = await signIn(app);
    await api('POST /api/v1/reports', { body: { subjectType: 'review', subjectId: reviewId, reason: 'spam' } });
  }
  const { items } = await admin('GET /api/v1/admin/queue');
  const reports = items.filter((item) => item.kind === 'report');
  expect(reports.map(({ id, reportCount }) => [id, reportCount])).toEqual([
    [reviewId, 3],
    [flooded, 3000],
    [other, 1],
  ]);
  expect(reports[1]!.reports).toHaveLength(20);
  expect(reports[1]!.reasons).toEqual([
    { reason: 'spam', count: 1000 },
    { reason: 'scam', count: 2000 },
  ]);
});

it('what many users report comes first, and every report is on a page, whoever floods the queue', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const [listed, wanted] = [await submitServer(app, 'slowrun'), await submitServer(app, 'voxelharbor')];
  const flood = await app.db.write(({ tx }) => copyListing(tx, listed.id, 205));
  const [flooder, honest] = [await signIn(app), await signIn(app)];
  await addReports('visitors', 205, (i) => ({ subject_id: flood[i]!, user_id: `v_${i}`, weight: 1 }));
  await addReports('account', 205, (i) => ({ subject_id: flood[i]!, user_id: flooder.userId }));
  app.clock.advance(10_000);
  await addReports(listed.id, 1, () => ({ user_id: honest.userId }));
  await addReports('address', 3, (i) => ({
    subject_id: flood[i]!,
    user_id: `v_of1_${i}`,
    weight: 1,
    address_key: 'one',
  }));
  const crowd = await Promise.all([1, 2, 3].map(() => signIn(app)));
  await addReports(wanted.id, 3, (i) => ({ user_id: crowd[i]!.userId }));
  const pages = [1, 2, 3].map((page) => admin('GET /api/v1/admin/queue', { query: { page } }));
  const [first, ...others] = await Promise.all(pages);
  expect(first!.items[0]).toMatchObject({ id: wanted.id, isUrgent: true, reportCount: 3 });
  expect(first!.items.map(({ id }) => id)).toContain(listed.id);
  const ids = [first!, ...others].flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining([...flood, listed.id, wanted.id]));
  expect(new Set(ids).size).toBe(ids.length);
  expect([first, ...others].map((page) => page!.next)).toEqual([2, 3, null]);
});

it('a server that three accounts report is urgent, whatever else they report', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const [wanted, other, single] = await Promise.all(
    ['tidewatch', 'mosscircuit', 'oadro'].map((code) => submitServer(app, code)),
  );
  const crowd = await Promise.all([1, 2, 3, 4].map(() => signIn(app)));
  await addReports(single!.id, 1, () => ({ user_id: crowd[3]!.userId }));
  await addReports(wanted!.id, 3, (i) => ({ user_id: crowd[i]!.userId }));
  const copies = await app.db.write(({ tx }) => copyListing(tx, other!.id, 12));
  await addReports('more', 12, (i) => ({ subject_id: copies[i]!, user_id: crowd[i % 3]!.userId }));
  const { items } = await admin('GET /api/v1/admin/queue');
  expect(items.flatMap((item) => (item.kind === 'report' ? [[item.id, item.isUrgent]] : [])).slice(0, 3)).toEqual([
    [wanted!.id, true],
    [single!.id, false],
    [copies[0], false],
  ]);
});

it('the reports of one visitor remain divided when their address is deleted', async () => {
  const [single, other] = await Promise.all(['balkonien', 'loworbit'].map((code) => submitServer(app, code)));
  const flood = await app.db.write(({ tx }) => copyListing(tx, other!.id, 4));
  const visitor = (address: string | null) => (i: number) => ({ weight: 1, address_key: address, user_id: `v_${i}` });
  await addReports('flood', 4, (i) => ({ ...visitor('one')(i), subject_id: flood[i]! }));
  app.clock.advance(10_000);
  await addReports(single!.id, 1, () => visitor('two')(9));
  const first = async () => await openSubjects(app.db.kysely, { limit: 1, offset: 0 });
  expect(await first()).toMatchObject([{ id: single!.id }]);
  await app.db.write(({ tx }) =>
    tx.updateTable('reports').set({ address_key: null }).where('address_key', '=', 'one').execute(),
  );
  expect(await first()).toMatchObject([{ id: single!.id }]);
});

it('a hidden review that its author changed stays hidden until a moderator has seen the new text', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const author = await signIn(app);
  const body = { serverId: (await submitServer(app, 'mycelium')).id, rating: 1, reviewText: 'Buy my things.' };
  const { id } = (await author.api('POST /api/v1/reviews', { body })).review;
  for (let i = 0; i < 3; i++) {
    const { api } = await signIn(app);
    await api('POST /api/v1/reports', { body: { subjectType: 'review', subjectId: id, reason: 'spam' } });
  }
  const read = async () => {
    const { items } = await admin('GET /api/v1/admin/queue');
    return items.find((item): item is ReportedItem => item.kind === 'report' && item.id === id)?.review;
  };
  const dismiss = (seenUpdatedAt?: string) =>
    admin('POST /api/v1/admin/reports/dismiss', {
      body: { subjectType: 'review', subjectId: id, seenReports: 3, seenUpdatedAt },
    });
  const old = await read();
  app.clock.advance(1000);
  const changes = { reviewText: 'Something worse.' };
  await author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: id }, body: changes });
  const refused = { status: 409, code: 'review_changed' };
  await expect(dismiss(old?.updatedAt)).rejects.toMatchObject(refused);
  await expect(dismiss()).rejects.toMatchObject(refused);
  const restore = admin('POST /api/v1/admin/reviews/:id/restore', { params: { id } });
  await expect(restore).rejects.toMatchObject({ status: 409, code: 'already_decided' });
  const current = await read();
  expect(current).toMatchObject({ isHidden: true, content: 'Something worse.' });
  await dismiss(current?.updatedAt);
  expect(await read()).toBeUndefined();
});

it('a report says whether its server still has a page', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const { id } = await submitServer(app, 'balkonien');
  await addReports(id, 1);
  const stateOf = async () => (await admin('GET /api/v1/admin/queue')).items.find((item) => item.id === id);
  expect(await stateOf()).toMatchObject({ server: { approval: 'approved' } });
  await setApproval(app, id, 'opted-out');
  expect(await stateOf()).toMatchObject({ server: { approval: 'opted-out' } });
});

it('reports that the moderator has not seen are not dismissed', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const { id } = await submitServer(app, 'nightshift');
  await addReports(id, 1);
  const dismiss = (seenReports: number) =>
    admin('POST /api/v1/admin/reports/dismiss', { body: { subjectType: 'server', subjectId: id, seenReports } });
  await app.api('POST /api/v1/reports', { body: { subjectType: 'server', subjectId: id, reason: 'illegal' } });
  await expect(dismiss(1)).rejects.toMatchObject({ status: 409, code: 'reports_changed' });
  const { items } = await admin('GET /api/v1/admin/queue');
  expect(items.find((item) => item.id === id)).toMatchObject({ reportCount: 2 });
  await dismiss(2);
  await expect(dismiss(2)).rejects.toMatchObject({ status: 409, code: 'already_decided' });
});

it('the next report of an account replaces the words of its first until that is decided; that of a visitor does not', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const { id } = await submitServer(app, 'forsan');
  const { api } = await signIn(app);
  const report = async (
    send: typeof api,
    text: string,
    subject = { subjectType: 'server', subjectId: id } as ReportOf,
  ) => (await send('POST /api/v1/reports', { body: { ...subject, reason: 'spam', text } })).isNew;
  const texts = async (of = id) => {
    const { items } = await admin('GET /api/v1/admin/queue');
    const item = items.find((one) => one.kind === 'report' && one.id === of) as ReportedItem | undefined;
    return item?.reports.map(({ text }) => text);
  };
  expect(await report(api, 'First.')).toBe(true);
  expect([await report(api, 'More words.'), await report(api, 'More words.')]).toEqual([true, false]);
  const wordless = { subjectType: 'server', subjectId: id, reason: 'scam' } as const;
  expect((await api('POST /api/v1/reports', { body: wordless })).isNew).toBe(true);
  expect(await texts()).toEqual(['More words.']);
  const both = await Promise.all(['One.', 'Two.'].map((text) => report(api, text)));
  expect(both).toEqual([true, true]);
  expect([['One.'], ['Two.']]).toContainEqual(await texts());
  expect([await report(app.api, 'A visitor.'), await report(app.api, 'A neighbor.')]).toEqual([true, false]);
  expect(await texts()).toContain('A visitor.');
  const body = { serverId: id, rating: 1, reviewText: 'Unkind.' };
  const review = (await (await signIn(app)).api('POST /api/v1/reviews', { body })).review;
  const subject = { subjectType: 'review', subjectId: review.id } as const;
  for (let i = 0; i < 2; i++) await report((await signIn(app)).api, 'Spam.', subject);
  expect([await report(api, 'It hides.', subject), await report(api, 'It hid.', subject)]).toEqual([true, true]);
  expect(await texts(review.id)).toContain('It hid.');
  await admin('POST /api/v1/admin/reviews/:id/remove', { params: { id: review.id }, body: { reason: 'Spam.' } });
  await expect(report(api, 'Late.', subject)).rejects.toMatchObject({ status: 404 });
});

it('a review whose reports another moderator dismissed is not removed by one who still sees them', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const body = { serverId: (await submitServer(app, 'hollowlantern')).id, rating: 1, reviewText: 'Unkind.' };
  const { id, submittedAt: seenUpdatedAt } = (await (await signIn(app)).api('POST /api/v1/reviews', { body })).review;
  const subject = { subjectType: 'review', subjectId: id } as const;
  await app.api('POST /api/v1/reports', { body: { ...subject, reason: 'spam' } });
  const remove = (seenReports?: number) =>
    admin('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason: 'Spam.', seenReports } });
  await admin('POST /api/v1/admin/reports/dismiss', { body: { ...subject, seenReports: 1, seenUpdatedAt } });
  await expect(remove(1)).rejects.toMatchObject({ status: 409, code: 'already_decided' });
  const { total } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id: body.serverId } });
  expect(total).toBe(1);
  // Removed for another reason than its reports.
  expect(await remove()).toEqual({ success: true });
});

it('a reported review is not removed with a text that the moderator has not seen', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const author = await signIn(app);
  const body = { serverId: (await submitServer(app, 'mycelium')).id, rating: 1, reviewText: 'Unkind.' };
  const { id, submittedAt: seenUpdatedAt } = (await author.api('POST /api/v1/reviews', { body })).review;
  const remove = (updatedAt: string) =>
    admin('POST /api/v1/admin/reviews/:id/remove', {
      params: { id },
      body: { reason: 'No.', seenUpdatedAt: updatedAt },
    });
  app.clock.advance(1000);
  const changes = { reviewText: 'I am sorry.' };
  await author.api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: id }, body: changes });
  await expect(remove(seenUpdatedAt)).rejects.toMatchObject({ status: 409, code: 'review_changed' });
  expect(await remove(new Date(app.clock.now()).toISOString())).toEqual({ success: true });
});

it('a server whose reports another moderator dismissed is not blocked by one who still sees them', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const { id } = await submitServer(app, 'nightarena');
  await addReports(id, 1);
  const block = (seenReports?: number) =>
    admin('POST /api/v1/admin/servers/:id/block', { params: { id }, body: { reason: 'Spam.', seenReports } });
  const subject = { subjectType: 'server', subjectId: id } as const;
  await admin('POST /api/v1/admin/reports/dismiss', { body: { ...subject, seenReports: 1 } });
  await expect(block(1)).rejects.toMatchObject({ status: 409, code: 'already_decided' });
  expect((await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).approved).toBe(true);
  expect(await block()).toEqual({ success: true });
});

it('names the accounts of authors and submitters only where they can be suspended', async () => {
  const admin = await signInAs(app, LAMPLIGHTER);
  const [user, other] = [await signIn(app), await signIn(app)];
  const submitted = await admin('POST /api/v1/servers', { body: { inviteUrl: 'zwergenschmiede' } });
  const serverId = submitted.server.id;
  const authors = [user.api, other.api, admin];
  for (const api of authors) {
    const { review } = await api('POST /api/v1/reviews', { body: { serverId, rating: 1, reviewText: 'Unkind.' } });
    await app.api('POST /api/v1/reports', { body: { subjectType: 'review', subjectId: review.id, reason: 'spam' } });
  }
  const suspension = { params: { id: other.userId }, body: { reason: 'Spam.' } };
  await admin('POST /api/v1/admin/users/:id/suspend', suspension);
  const { items } = await admin('GET /api/v1/admin/queue');
  const named = items.flatMap((item) => (item.kind === 'report' ? (item.review?.authorId ?? null) : []));
  expect(named).toEqual(expect.arrayContaining([user.userId, null, null]));
  expect(named).toHaveLength(3);
  const found = await admin('GET /api/v1/admin/servers/:id/submitter', { params: { id: serverId } });
  expect(found.account).toBeNull();
  expect(found.servers).toContainEqual(expect.objectContaining({ id: serverId, submittedBy: expect.any(String) }));
});
