// A server that a moderator rejected or its owners took down is hidden even from users connected to it. Only the submitter
// of a rejected one sees its name, as in the decision about it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { joinGuild } from '#test/users.ts';

let app: TestApp;
let user: SignedIn;
let server: { id: string; slug: string; name: string; description: string | null; iconUrl: string | null };

beforeAll(async () => {
  app = await startTestApp();
  user = await signIn(app);
  const { id } = await submitServer(app, 'starforge');
  server = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
  await app.db.write(({ tx }) =>
    tx.updateTable('listings').set({ submitted_by: user.userId }).where('id', '=', id).execute(),
  );
  await user.api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId: id } });
  await user.api('POST /api/v1/reviews', { body: { serverId: id, rating: 5, reviewText: 'Mine to read.' } });
  await user.api('PUT /api/v1/hidden/:serverId', { params: { serverId: id } });
  await joinGuild(app, user.userId, id, { isManager: true });
});
afterAll(async () => await app.close());

const OWN_LISTS = [
  '/api/v1/profile/servers',
  '/api/v1/profile/favorites',
  '/api/v1/profile/reviews',
  '/api/v1/profile/activity',
  '/api/v1/profile/export',
  '/api/v1/user/servers',
  '/api/v1/favorites',
  '/api/v1/hidden',
  '/api/v1/recommendations?minScore=0',
  '/api/v1/health/overview',
  '/api/v1/health/alerts',
];

const read = async (url: string) => await app.app.inject({ url, headers: { cookie: user.cookie } });
const setState = (approval: 'rejected' | 'opted-out' | 'approved', reason: string | null = null) =>
  app.db.write(async ({ tx, changed }) => {
    await tx
      .updateTable('listings')
      .set({ approval, held_because: reason && JSON.stringify({ key: 'written', text: reason }) })
      .where('id', '=', server.id)
      .execute();
    changed(server.id);
  });

it.each(['rejected', 'opted-out'] as const)(
  '%s: its text and icon are in none of the user’s own lists, its name at most in that of the submitter',
  async (state) => {
    await setState(state, 'It is spam.');
    const icon = server.iconUrl!.split('/').at(-1)!.split('.')[0]!;
    for (const url of OWN_LISTS) {
      const { statusCode, payload } = await read(url);
      expect([url, statusCode]).toEqual([url, 200]);
      const isNamed = state === 'rejected' && url === '/api/v1/profile/servers';
      expect([url, payload.includes(server.name)]).toEqual([url, isNamed]);
      for (const word of [server.slug, server.description!, icon]) {
        expect([url, word, payload.includes(word)]).toEqual([url, word, false]);
      }
    }
  },
);

it('leaves the id, the user’s activity, and why a submission is not listed', async () => {
  await setState('rejected', 'It is spam.');
  const { id } = server;
  const gone = { name: null, slug: null, iconUrl: null };
  expect((await read('/api/v1/profile/servers')).json()).toMatchObject({
    servers: [],
    unavailable: [{ id, name: server.name, heldReason: 'It is spam.', heldBecause: null }],
    total: 1,
  });
  expect((await read('/api/v1/profile/favorites')).json()).toMatchObject({
    servers: [],
    unavailable: [{ id }],
    total: 1,
  });
  expect((await read('/api/v1/profile/reviews')).json().reviews).toMatchObject([
    { serverId: id, serverName: null, serverSlug: null, iconUrl: null, content: 'Mine to read.' },
  ]);
  for (const item of (await read('/api/v1/profile/activity')).json()) expect(item.server).toEqual({ id, ...gone });
  expect((await read('/api/v1/hidden')).json().servers).toEqual([{ id, ...gone, hiddenAt: expect.any(String) }]);
  await setState('approved');
  expect((await read('/api/v1/profile/favorites')).json()).toMatchObject({ servers: [{ id }], unavailable: [] });
});
