// Counts the database statements of a new listing, since its transaction blocks other writes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '#db/open.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submit } from './submissions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

/** Wraps the database and records the SQL of each statement of its writes. */
function watched(db: Database): { db: Database; statements: string[] } {
  const statements: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const write: Database['write'] = async (work) =>
    await db.write((given) => work({ ...given, tx: given.tx.withPlugin(watch) }));
  return { db: { ...db, write }, statements };
}

async function submitPixelOrchard() {
  const { db, statements } = watched(app.db);
  const { discord, config } = app;
  const submitted = await submit(
    { db, discord, now: () => app.clock.now(), limits: config.limits, oadroGuildId: undefined },
    {
      inviteUrl: 'pixelorchard',
      submitterKey: 'browser',
      countedKey: 'address',
      addressKey: 'address',
      caller: { keys: ['address'], isSignedIn: false },
    },
  );
  const count = (pattern: RegExp): number => statements.filter((text) => pattern.test(text)).length;
  return { submitted, count };
}

it('writes each row of a new listing once and never reads it back', async () => {
  const { submitted, count } = await submitPixelOrchard();
  expect(submitted).toMatchObject({ isExisting: false, listing: { name: 'Pixel Orchard', approval: 'approved' } });
  // One look-up of the guild before, and one count of the day's submissions.
  expect(count(/^select .* from "listings" inner join "listing_counts"/)).toBe(1);
  expect(count(/^select .* from "submissions"/)).toBe(1);
  expect(count(/^select .* from "(?:snapshots|held_changes)"/)).toBe(0);
  for (const table of ['listings', 'listing_counts', 'sync_queue', 'snapshots']) {
    const written = [count(new RegExp(`^insert into "${table}"`)), count(new RegExp(`^update "${table}"`))];
    expect([table, ...written]).toEqual([table, 1, 0]);
  }
  const row = await app.db.kysely
    .selectFrom('listing_counts')
    .innerJoin('sync_queue', 'sync_queue.listing_id', 'listing_counts.listing_id')
    .select(['member_count', 'counts_at', 'checked_at', 'due_at'])
    .executeTakeFirstOrThrow();
  const at = app.clock.now();
  expect(row).toMatchObject({ counts_at: at, checked_at: at });
  expect(row.member_count).toBeGreaterThan(0);
  expect(row.due_at).toBeGreaterThan(at);
});

it('reads the blocked terms once for the known invite of a listing, and the listing before and after its lock', async () => {
  await submitPixelOrchard();
  const { submitted, count } = await submitPixelOrchard();
  expect(submitted).toMatchObject({ isExisting: true, listing: { name: 'Pixel Orchard' } });
  expect(count(/from "blocked_terms"/)).toBe(1);
  expect(count(/^select .* from "listings" inner join "listing_counts"/)).toBe(2);
});
