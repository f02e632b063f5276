import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
/** By id. */
const nameOf = new Map<string, string>();
const COUNTS = {
  slowrun: { member_count: 5000, online_count: 100, online_trend: 0 },
  oadro: { member_count: 100, online_count: null, online_trend: 0.5 },
  pixelorchard: { member_count: 100, online_count: 9, online_trend: 0.1 },
  starforge: { member_count: 20_000, online_count: 999, online_trend: 0 },
  nightarena: { member_count: null, online_count: null, online_trend: 0 },
  hollowlantern: { member_count: 2000, online_count: 1000, online_trend: 0 },
};

beforeAll(async () => {
  app = await startTestApp();
  for (const [code, counts] of Object.entries(COUNTS)) {
    const { id } = await submitServer(app, code);
    nameOf.set(id, code);
    await app.db.write(async ({ tx, changed }) => {
      await tx.updateTable('listing_counts').set(counts).where('listing_id', '=', id).execute();
      changed(id);
    });
  }
});
afterAll(async () => await app.close());

const list = (query: Record<string, unknown>) => app.api('GET /api/v1/servers', { query });
const found = async (query: Record<string, unknown>) =>
  (await list(query)).servers.map(({ id }) => nameOf.get(id)).sort();

it('sorts by level, then by score; servers with unknown counts come last', async () => {
  const { servers } = await list({ sort: 'activity' });
  const names = servers.map(({ id }) => nameOf.get(id));
  expect(names.slice(0, 4)).toEqual(['hollowlantern', 'starforge', 'pixelorchard', 'slowrun']);
  expect(names.slice(4).sort()).toEqual(['nightarena', 'oadro']);
});

it('finds and counts no server with unknown counts at any level', async () => {
  expect(await found({ activityLevel: 'Casual' })).toEqual(['slowrun']);
  expect(await found({ activityLevel: 'Growing' })).toEqual(['pixelorchard']);
  expect((await list({ facets: 'true' })).facets!.activityLevels).toEqual([
    { name: 'Very Active', count: 1 },
    { name: 'Active', count: 1 },
    { name: 'Growing', count: 1 },
    { name: 'Casual', count: 1 },
  ]);
});
