// Plans that are the same for every number of rows on SQLite alone: PostgreSQL knows how many there are.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '#db/open.ts';
import { withLookAlikes } from '#features/admin/held-look-alikes.ts';
import { countQueue, unreviewedQuarantines } from '#features/admin/moderation-store.ts';
import { idAfter, submittersOfQueued, syncCounts, unreviewedListings } from '#features/admin/store.ts';
import { heldChanges, lookAlikeOf } from '#features/holds/store.ts';
import { newAlerts } from '#features/owners/webhook-store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { planOf } from '#test/plan.ts';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(async () => await app.close());

const held = (name_key: string) => ({ name_key, icon_hash: null, held_because: '{"key":"same-name","name":"A"}' });

it.each<[string, (db: Queries) => Promise<unknown>, number?]>([
  ['held changes', async (db) => await heldChanges(db, { limit: 100, offset: 0 })],
  ['held changes that are counted', countQueue, 1],
  ['quarantines', async (db) => await unreviewedQuarantines(db, { limit: 100, offset: 0 })],
  ['quarantines that are counted', countQueue, 4],
  ['unreviewed listings', async (db) => await unreviewedListings(db, [], 1000, 100)],
  ['submitters of unreviewed listings', async (db) => await submittersOfQueued(db, 1000), 1],
  ['the next listing of Sync All', async (db) => await idAfter(db, 's_5')],
  ['a listing with the same name', async (db) => await lookAlikeOf(db, { nameKey: 'a', iconHash: null })],
  ['listings with the same names', async (db) => await withLookAlikes(db, [held('a'), held('b')])],
  ['all counts', async (db) => await syncCounts(db, 1000), 0],
])('the query for %s does not start at all public listings', async (_what, ask, at = 0) => {
  expect(await planOf(app.db, ask, at)).not.toMatch(/listings_approval|SCAN listings/);
});

it('the search for webhook alerts starts at the few webhooks, however many servers there are', async () => {
  const plan = await planOf(app.db, async (db) => await newAlerts(db, 1000, 1000));
  expect(plan).toMatch(/^[\d\n]*SCAN webhooks\n/);
});
