// A user who deletes the account and logs in again is recognized as the same user.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { hideReview } from '#features/reviews/hiding.ts';
import { expireAddresses } from '#features/submissions/submissions.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL, PAPER_FOX, signInBrowser, type TestBrowser } from '#test/browser.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
let serverId: string;

beforeAll(async () => {
  app = await startTestApp({ SUBMISSIONS_PER_DAY: '2', ADMIN_USER_IDS: LAMPLIGHTER });
  serverId = (await submitServer(app, 'starforge')).id;
});
afterAll(async () => await app.close());
beforeEach(() => app.clock.advance(3 * DAY_MS));

async function review(browser: TestBrowser, id = serverId): Promise<[number, string | undefined]> {
  const body = { serverId: id, rating: 1, reviewText: 'One star.' };
  const answer = await browser.call('/api/v1/reviews', 'POST', body);
  return [answer.statusCode, answer.json().code];
}
/** Why the server's own page, and the list of the user's own reviews, have no form for a review of it. */
async function refusals(browser: TestBrowser) {
  await browser.call('/api/v1/user-activity', 'POST', { action: 'server_favorite', serverId });
  const mine = (await browser.call(`/api/v1/servers/${serverId}/reviews/mine`)).json();
  const [listed] = (await browser.call('/api/v1/user/servers')).json();
  return [mine, listed].map(({ refusal, removedReason }) => refusal ?? removedReason);
}
const leave = (browser: TestBrowser, withReviews: boolean) =>
  browser.call('/api/v1/profile', 'DELETE', { withReviews });

it('can review again after the review was deleted with the account or by the user', async () => {
  const first = await signInBrowser(app, OWL);
  expect(await review(first)).toEqual([201, undefined]);
  await leave(first, true);
  const second = await signInBrowser(app, OWL);
  expect(await review(second)).toEqual([201, undefined]);
  const mine = (await second.call(`/api/v1/servers/${serverId}/reviews/mine`)).json();
  await second.call(`/api/v1/reviews/${mine.review.id}`, 'DELETE');
  await leave(second, false);
  const third = await signInBrowser(app, OWL);
  expect(await review(third)).toEqual([201, undefined]);
  await leave(third, true);
});

it('cannot review a server again after a moderator removed the first review, whose reports end with the account', async () => {
  const admin = await signInBrowser(app, LAMPLIGHTER);
  const author = await signInBrowser(app, PAPER_FOX);
  expect(await review(author)).toEqual([201, undefined]);
  const mine = (await author.call(`/api/v1/servers/${serverId}/reviews/mine`)).json();
  const report = { subjectType: 'review', subjectId: mine.review.id, reason: 'spam', text: 'They quote a name.' };
  await admin.call('/api/v1/reports', 'POST', report);
  const reports = app.db.kysely.selectFrom('reports').select('text').where('subject_id', '=', mine.review.id);
  const removal = await admin.call(`/api/v1/admin/reviews/${mine.review.id}/remove`, 'POST', { reason: 'Spam.' });
  expect(removal.statusCode).toBe(200);
  expect(await review(author)).toEqual([403, 'review_removed']);
  expect(await refusals(author)).toEqual(['Spam.', 'Spam.']);
  expect(await reports.execute()).toHaveLength(1);
  await leave(author, true);
  expect(await reports.execute()).toEqual([]);
  expect(await review(await signInBrowser(app, PAPER_FOX))).toEqual([409, 'reviewed_before']);
});

it('cannot review a server again after deleting a hidden review, with the account or before', async () => {
  const ids = [(await submitServer(app, 'nightshift')).id, (await submitServer(app, 'oadro')).id];
  const author = await signInBrowser(app, OWL);
  for (const id of ids) {
    expect(await review(author, id)).toEqual([201, undefined]);
    const mine = (await author.call(`/api/v1/servers/${id}/reviews/mine`)).json();
    await app.db.write(async (write) => await hideReview(write, mine.review.id, app.clock.now()));
    if (id === ids[0]) await author.call(`/api/v1/reviews/${mine.review.id}`, 'DELETE');
  }
  await leave(author, true);
  const again = await signInBrowser(app, OWL);
  for (const id of ids) expect(await review(again, id)).toEqual([409, 'reviewed_before']);
});

it('cannot review a server again while the first review remains', async () => {
  const first = await signInBrowser(app, OWL);
  expect(await review(first)).toEqual([201, undefined]);
  const mine = (await first.call(`/api/v1/servers/${serverId}/reviews/mine`)).json();
  const report = { subjectType: 'review', subjectId: mine.review.id, reason: 'spam' };
  await leave(first, false);
  for (let round = 0; round < 3; round++) {
    const again = await signInBrowser(app, OWL);
    expect(await review(again)).toEqual([409, 'reviewed_before']);
    expect(await refusals(again)).toEqual(['reviewed_before', 'reviewed_before']);
    const vote = await again.call(`/api/v1/reviews/${mine.review.id}/helpful`, 'POST');
    const reported = await again.call('/api/v1/reports', 'POST', report);
    for (const answer of [vote, reported]) expect(answer.json().code).toBe('reviewed_before');
    await leave(again, round === 1);
  }
  const { total } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id: serverId } });
  expect(total).toBe(1);
  const other = await signInBrowser(app, LAMPLIGHTER);
  const vote = await other.call(`/api/v1/reviews/${mine.review.id}/helpful`, 'POST');
  expect(vote.json()).toEqual({ helpful: 1, isHelpful: true });
  const others = { serverId: (await submitServer(app, 'hollowlantern')).id, rating: 5, reviewText: 'Kind.' };
  expect((await (await signInBrowser(app, OWL)).call('/api/v1/reviews', 'POST', others)).statusCode).toBe(201);
});

it('does not reset the daily submission limit', async () => {
  const approved: boolean[] = [];
  for (const inviteUrl of ['mycelium', 'forsan', 'kotatsu']) {
    const browser = await signInBrowser(app, OWL);
    approved.push((await browser.call('/api/v1/servers', 'POST', { inviteUrl })).json().server.approved);
    await leave(browser, true);
  }
  expect(approved).toEqual([true, true, false]);
});

it('is recognized by IP address for two days', async () => {
  await submitServer(app, 'pixelorchard');
  const browser = await signInBrowser(app, OWL);
  await browser.call('/api/v1/servers', 'POST', { inviteUrl: 'slowrun' });
  const known = async () => {
    const rows = await app.db.kysely.selectFrom('submissions').select(['submitter_key', 'address_key']).execute();
    return [rows.filter((row) => row.address_key !== null), rows.filter((row) => row.submitter_key !== '')];
  };
  app.clock.advance(DAY_MS);
  await expireAddresses(app.db, app.clock.now());
  expect((await known()).map(({ length }) => length)).toEqual([2, 2]);
  app.clock.advance(DAY_MS + 1);
  await expireAddresses(app.db, app.clock.now());
  const [addresses, submitters] = await known();
  expect(addresses).toEqual([]);
  // The submission remains linked to the account until the account is deleted.
  expect(submitters).toHaveLength(1);
});
