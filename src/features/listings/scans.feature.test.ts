import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '#db/open.ts';
import { viewsAfter } from '#features/recommendations/store.ts';
import { dropOldRights } from '#features/accounts/store.ts';
import { deleteAlertsClosedBefore, listedHealthAfter } from '#features/health/store.ts';
import { shownAfter } from '#features/listings/store.ts';
import { dropReportAddresses } from '#features/moderation/report-store.ts';
import { helpfulVotesOf } from '#features/reputation/store.ts';
import { listingsOfAuthor } from '#features/reviews/store.ts';
import { deleteAddressesBefore } from '#features/submissions/store.ts';
import { delistedBefore, requestedId, mostPopularId, scheduledAfter } from '#features/sync/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { enteredByKey, planOf } from '#test/plan.ts';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(async () => await app.close());

it.each<[string, number, (db: Queries) => Promise<unknown>]>([
  ['all shown listings', 2, async (db) => await shownAfter(db, 250)('s_5')],
  ['all scheduled listings', 2, async (db) => await scheduledAfter(db, 's_5', 250)],
  ['the health of all listings', 3, async (db) => await listedHealthAfter(db, 's_5', 250)],
])(
  'a scan over %s enters every table at the start of the block, instead of reading all rows before it',
  async (_what, tables, ask) => {
    const plan = await planOf(app.db, ask);
    expect({ plan, tables: enteredByKey(plan) }).toMatchObject({ tables });
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  },
);

it.each([
  ['most popular listing that is due', mostPopularId, /popularity\b.*due_at\W*</],
  ['listing with a requested look-up', requestedId, /required_at\W*</],
])('the %s is found by an index, however many are not due', async (_what, ask, key) => {
  const plan = await planOf(app.db, async (db) => await ask(db, 1_000));
  expect(plan).toMatch(key);
  expect(enteredByKey(plan)).toBe(1);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});

it.each([
  ['rights from old guild lists', dropOldRights],
  ['alerts that were closed', deleteAlertsClosedBefore],
  ['addresses of submitters', deleteAddressesBefore],
  ['addresses of reporters', dropReportAddresses],
])('the hourly deletion of %s reads no whole table', async (_what, drop) => {
  expect(await planOf(app.db, async (db) => await drop(db, 1_000), -1)).not.toMatch(/SCAN|Seq Scan/);
});

it.each<[string, number, RegExp]>([
  ['rejected or taken down', 0, /approval\b.*created_at\W*</],
  ['without a working invite', 1, /invite_state\b.*approval\b.*invite_state_since\W*</],
])('listings that are %s for a year are found by an index', async (_what, at, key) => {
  const plan = await planOf(app.db, async (db) => await delistedBefore(db, 1_000, 25), at);
  expect(plan).toMatch(key);
  expect(plan).not.toMatch(/SCAN|Seq Scan/);
});

it.each<[string, (db: Queries, userId: string) => Promise<unknown>]>([
  ['votes', helpfulVotesOf],
  ['listings', listingsOfAuthor],
])("the %s of a user's reviews come from an index, so that no texts are read", async (_what, ask) => {
  expect(await planOf(app.db, async (db) => await ask(db, 'u_1'))).toMatch(/COVERING INDEX|Index Only Scan/);
});

it('the views of a day are read in blocks, from an index alone', async () => {
  const plan = await planOf(app.db, async (db) => await viewsAfter(db, 20_000, 's_5', 1000));
  expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
  expect(enteredByKey(plan)).toBe(1);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});
