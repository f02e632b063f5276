import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { listingEntries } from './catalog-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['hollowlantern', 'pixelorchard']) {
    const { id } = await submitServer(app, code, ['Gaming', 'Art']);
    await app.db.kysely.updateTable('listings').set({ tags: '["Äpfel","c++"]' }).where('id', '=', id).execute();
  }
});
afterAll(async () => await app.close());

it('builds entries of all listings, with the same texts on their cards', async () => {
  const entries = [];
  for await (const some of listingEntries(app.db, app.cdn).loadAll()) entries.push(...some);
  expect(entries).toHaveLength(2);
  for (const { card, name, description, categories, tags } of entries) {
    expect(JSON.parse(card)).toMatchObject({ name, description, categories, tags });
    expect(tags).toEqual(['Äpfel', 'c++']);
  }
});
