import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestRevision } from '#db/changes.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { createTestClock, openTestDatabase } from '#test/app.ts';
import { createPlace, openPlace } from '#test/discord.ts';

let db: Database;
beforeEach(async () => void (db = await openTestDatabase(createTestClock().now)));
afterEach(async () => await db.close());

it('rejects, instead of hanging, if the outer database is awaited inside a transaction', async () => {
  const stuck = db.write(async () => void (await db.kysely.selectFrom('listings').selectAll().execute()));
  await expect(stuck).rejects.toThrow('is the outer `db` awaited inside a transaction?');
  expect(await newestRevision(db.kysely)).toBe(0);
});

it('reports a write that is not on disk as an unavailable database, when it is made and at the end', async () => {
  const { place, remove } = await createPlace();
  const synced = await openPlace(place, createTestClock().now);
  // Opened by the first sync, which therefore fails.
  await rm(`${place.file}-wal`);
  const write = synced.write(async ({ changed }) => changed('s_1'));
  await expect(write).rejects.toThrow(DatabaseUnavailable);
  await expect(synced.close()).rejects.toThrow(DatabaseUnavailable);
  await remove();
});
