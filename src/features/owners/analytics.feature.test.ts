import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { expireDays } from './search-words.ts';
import type { TestApp } from '#test/app.ts';
import { type SignedIn, visitor } from '#test/factories.ts';
import { listRead, signInOwner, startOwned } from '#test/owners.ts';

let app: TestApp;
let id: string;
let owner: SignedIn;
beforeAll(async () => {
  ({ app, id, owner } = await startOwned('hollowlantern', ['Music']));
});
afterAll(async () => await app.close());

let visits = 0;
const view = (search?: string, visitId = `visit-${(visits += 1)}`, api = app.api) =>
  api('POST /api/v1/user-activity', { body: { action: 'server_view', serverId: id, visitId, search } });
const join = () =>
  app.api('POST /api/v1/user-activity', {
    body: { action: 'server_join', serverId: id, visitId: `visit-${(visits += 1)}`, search: 'lantern' },
  });
const analytics = async () => {
  await listRead(app, owner.userId);
  return await owner.api('GET /api/v1/servers/:id/analytics', { params: { id } });
};
const today = () => new Date(Math.floor(app.clock.now() / DAY_MS) * DAY_MS).toISOString();

it('starts on the day of the submission, even before any visit', async () => {
  expect(await analytics()).toEqual({ days: [{ day: today(), views: 0, joins: 0 }], words: [] });
});

it('counts views, join clicks and search words by day, each visit once', async () => {
  await view('Lantern music');
  await view('lantern', 'the same');
  await view('lantern', 'the same');
  await join();
  expect((await analytics()).words).toEqual([]);
  const first = today();
  app.clock.advance(DAY_MS);
  await view('LANTERN of anna@example.test 0171 5550123');
  await view();
  const { days, words } = await analytics();
  expect(days.slice(-2)).toEqual([
    { day: first, views: 2, joins: 1 },
    { day: today(), views: 2, joins: 0 },
  ]);
  expect(words).toEqual([
    {
      word: 'lantern',
      visits: 3,
      days: [
        { day: first, visits: 2 },
        { day: today(), visits: 1 },
      ],
    },
  ]);
  const stored = await app.db.kysely.selectFrom('search_words').select('word').distinct().execute();
  expect(stored.map(({ word }) => word).toSorted()).toEqual(['lantern', 'music']);
});

it('counts 20 concurrent visits', async () => {
  const searchOf = (i: number) => (i % 2 ? 'music lantern' : 'lantern music');
  await Promise.all(Array.from({ length: 20 }, (_, i) => view(searchOf(i), 'mine', visitor(app, i))));
  const { words } = await analytics();
  expect(words.map(({ word, visits: count }) => [word, count])).toEqual([
    ['lantern', 23],
    ['music', 21],
  ]);
});

it('retains data for the 90 days that owners see', async () => {
  app.clock.advance(88 * DAY_MS);
  owner = await signInOwner(app, id);
  await expireDays(app.db, app.clock.now());
  const { days } = await analytics();
  expect(days[0]).toMatchObject({ views: 2, joins: 1 });
  expect(new Set(days.map(({ day }) => day)).size).toBe(90);
  app.clock.advance(DAY_MS);
  await expireDays(app.db, app.clock.now());
  for (const table of ['search_words', 'daily_views'] as const) {
    const rows = await app.db.kysely.selectFrom(table).select('day').distinct().execute();
    expect(rows).toEqual([{ day: Math.floor(app.clock.now() / DAY_MS) - 89 }]);
  }
  app.clock.advance(DAY_MS);
  const later = await analytics();
  expect(later.words).toEqual([]);
  expect(later.days).toHaveLength(90);
});
