import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalog } from '#catalog/catalog.ts';
import { openDatabase } from '#db/open.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { listingEntries } from './catalog-source.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['hollowlantern', 'pixelorchard']) {
    const { id } = await submitServer(app, code, ['Gaming', 'Art']);
    await app.db.kysely.updateTable('listings').set({ tags: '["Äpfel","c++"]' }).where('id', '=', id).execute();
  }
});
afterAll(async () => await app.close());

it('makes cards that hold the texts of their entries, since a start reads them there', async () => {
  const entries = [];
  for await (const some of listingEntries(app.db, app.cdn).loadAll()) entries.push(...some);
  expect(entries).toHaveLength(2);
  for (const { card, name, description, categories, tags } of entries) {
    expect(JSON.parse(card)).toMatchObject({ name, description, categories, tags });
    expect(tags).toEqual(['Äpfel', 'c++']);
  }
});

it('fills a catalog from a file as it would load all, and later writes do not change what it reads', async () => {
  if (app.db.engine !== 'sqlite') return;
  const hidden = await submitServer(app, 'starforge', ['Art']);
  const jump = JSON.stringify({ at: 1, before: 10, after: 900, onlineBefore: 3, onlineNow: 4 });
  await app.db.kysely.updateTable('listings').set({ invite_state: 'expired' }).where('id', '=', hidden.id).execute();
  await app.db.kysely.updateTable('listing_counts').set({ jump, rating_sum: 9, rating_count: 2 }).execute();
  const folder = await mkdtemp(path.join(tmpdir(), 'duskrow-fill-'));
  const file = path.join(folder, 'duskrow.db');
  await sql`vacuum into ${file}`.execute(app.db.kysely);
  const db = await openDatabase({ file, now: app.now });
  const { fill, loadAll } = listingEntries(db, app.cdn);
  const [filled, loaded] = [createCatalog(), createCatalog()];
  await loaded.load(loadAll());
  await fill(filled);
  await db.write(async ({ tx }) => void (await tx.deleteFrom('listings').execute()));
  expect([...filled.allIds()]).toHaveLength(2);
  const shownBy = (catalog: typeof filled) => ({
    pages: (['relevance', 'members', 'online', 'activity', 'newest', 'rating', 'name'] as const).map((sort) => {
      const found = catalog.find({ sort, offset: 0, limit: 9 });
      return [found.stamp, catalog.cardsBetween('[', found, ']').toString()];
    }),
    stored: [...catalog.allIds()].map((id) => catalog.get(id)),
    facets: catalog.facets({ sort: 'members', offset: 0, limit: 0 }),
    totals: catalog.totals(),
    tags: catalog.tags(9, 1),
  });
  expect(shownBy(filled)).toEqual(shownBy(loaded));
  await db.close();
  await rm(folder, { recursive: true });
});
