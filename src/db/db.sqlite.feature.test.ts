import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { createTestClock, openTestDatabase } from '#test/app.ts';

let db: Database;
beforeEach(async () => void (db = await openTestDatabase(createTestClock().now)));
afterEach(async () => await db.close());

it('rejects, instead of hanging, if the outer database is awaited inside a transaction', async () => {
  const stuck = db.write(async () => void (await db.kysely.selectFrom('listings').selectAll().execute()));
  await expect(stuck).rejects.toThrow('is the outer `db` awaited inside a transaction?');
  expect(await newestRevision(db.kysely)).toBe(0);
});
