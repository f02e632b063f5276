// The invite of a listing leads to another server by now, and a caller finds that out before the listing is refreshed.
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import { createSyncLoop } from '#features/sync/loop.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer, visitor } from '#test/factories.ts';
import { signInOwner } from '#test/owners.ts';
import { setApproval } from '#test/users.ts';

const MOVED = 'moved-invite';

let app: TestApp;
let id: string;
beforeEach(async () => {
  app = await startTestApp();
  app.standIn.state.addGuilds([
    { code: MOVED, name: 'Moonlit Ferry' },
    { code: 'new-guild', name: 'Walnut Theater' },
  ]);
  ({ id } = await submitServer(app, MOVED));
});
afterEach(async () => await app.close());

const server = (identifier = id) => app.api('GET /api/v1/servers/:identifier', { params: { identifier } });
const preview = async (inviteCode = MOVED) =>
  (await app.api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode } })).data;
const moveInvite = () => {
  app.clock.advance(2 * MINUTE_MS);
  app.standIn.state.scenario(MOVED, 'points-elsewhere', { targetCode: 'new-guild' });
};
const QUARANTINED = { name: 'Moonlit Ferry', inviteState: 'quarantined', inviteCode: null, inviteUrl: null };

it('quarantines the listing when the other server is submitted', async () => {
  moveInvite();
  const { id: other } = await submitServer(app, MOVED);
  expect(await server(other)).toMatchObject({ name: 'Walnut Theater', inviteState: 'live', inviteCode: MOVED });
  expect(await server()).toMatchObject(QUARANTINED);
  expect((await app.api('GET /api/v1/servers', { query: { search: 'Moonlit Ferry' } })).servers).toEqual([]);
  expect((await preview()).serverName).toBe('Walnut Theater');
});

it('tells the owners of the quarantined listing which invite leads elsewhere', async () => {
  const owner = await signInOwner(app, id);
  moveInvite();
  await submitServer(app, MOVED);
  const shown = await owner.api('GET /api/v1/servers/:id/owner', { params: { id } });
  expect(shown).toMatchObject({ inviteState: 'quarantined', inviteCode: MOVED });
});

it('quarantines the listing when the other server is listed already', async () => {
  const { id: other } = await submitServer(app, 'new-guild');
  moveInvite();
  expect((await submitServer(app, MOVED)).id).toBe(other);
  expect(await server()).toMatchObject(QUARANTINED);
  expect(await server(other)).toMatchObject({ inviteState: 'live', inviteCode: 'new-guild' });
  expect((await preview()).serverName).toBe('Walnut Theater');
});

it('quarantines the listing when the other server cannot be listed', async () => {
  const { id: other } = await submitServer(app, 'new-guild');
  await setApproval(app, other, 'rejected');
  moveInvite();
  await expect(submitServer(app, MOVED)).rejects.toMatchObject({ code: 'guild_refused' });
  expect(await server()).toMatchObject(QUARANTINED);
});

it('quarantines the listing when an owner of the other server sets the invite', async () => {
  const { id: other } = await submitServer(app, 'new-guild');
  const owner = await signInOwner(app, other);
  moveInvite();
  const params = { id: other };
  const { version } = await owner.api('GET /api/v1/servers/:id/owner', { params });
  await owner.api('PATCH /api/v1/servers/:id', { params, body: { version, inviteUrl: MOVED } });
  expect(await server(other)).toMatchObject({ inviteState: 'live', inviteCode: MOVED });
  expect(await server()).toMatchObject(QUARANTINED);
});

it('quarantines a pending listing when a user who cannot see it previews the invite', async () => {
  await setApproval(app, id, 'pending');
  moveInvite();
  const params = { inviteCode: MOVED };
  const { data } = await visitor(app, 1)('GET /api/v1/discord/invite/:inviteCode', { params });
  expect(data.serverName).toBe('Walnut Theater');
  await setApproval(app, id, 'approved');
  expect(await server()).toMatchObject(QUARANTINED);
});

it('quarantines the other server when the invite leads back', async () => {
  moveInvite();
  const { id: other } = await submitServer(app, MOVED);
  app.clock.advance(2 * MINUTE_MS);
  app.standIn.state.clearScenarios();
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  expect(await server()).toMatchObject({ inviteState: 'live', inviteCode: MOVED });
  expect(await server(other)).toMatchObject({ inviteState: 'quarantined', inviteUrl: null });
});

it('refreshes the quarantined listing next, which finds its other invite', async () => {
  const vanity = 'zwergenschmiede';
  const { otherCode } = app.standIn.state.world.guilds().find(({ vanityCode }) => vanityCode === vanity)!;
  const { id: renamed } = await submitServer(app, otherCode);
  await submitServer(app, vanity);
  app.clock.advance(2 * MINUTE_MS);
  app.standIn.state.scenario(vanity, 'points-elsewhere', { targetCode: 'new-guild' });
  await submitServer(app, vanity);
  expect(await server(renamed)).toMatchObject({ inviteState: 'quarantined', inviteUrl: null });
  const { db, discord, now } = app;
  await createSyncLoop({ db, discord, now, log: pino({ level: 'silent' }) }).tick();
  expect(await server(renamed)).toMatchObject({ inviteState: 'live', inviteCode: otherCode });
});
