// What owners see of a change of their server that a moderator refused.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { ChangeItem } from '#features/admin/contract.ts';
import { lockListing } from '#features/listings/store.ts';
import { recordBotGuild } from '#features/sync/record.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { LAMPLIGHTER } from '#test/browser.ts';
import { signInAs } from '#test/moderators.ts';
import { listRead, signInOwner } from '#test/owners.ts';

const BECAUSE = { key: 'blocked-term' };
let app: TestApp;
let admin: Api;
let owner: { api: Api; userId: string };
let id: string;
let count = 0;
let oldName: string;

beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER, SUBMISSIONS_PER_DAY: '1000' });
  admin = await signInAs(app, LAMPLIGHTER);
  await admin('POST /api/v1/admin/terms', { body: { term: 'casino' } });
});
afterAll(async () => await app.close());
beforeEach(async () => {
  count++;
  oldName = `Quiet Porch ${'abcdefghkmnp'[count]}qx`;
  addGuild(oldName);
  id = (await submitServer(app, `porch-${count}`)).id;
  owner = await signInOwner(app, id, `owner-${count}`);
  await rename('Casino Palace');
  await refuse();
});

function addGuild(name: string, description: string | null = null): void {
  const guildId = `84621390775531${String(1000 + count)}`;
  const iconHash = `${String(1000 + count)}456789abcdef0123456789abcdef`;
  app.standIn.state.addGuilds([{ code: `porch-${count}`, guildId, name, description, memberCount: 500, iconHash }]);
}

async function rename(name: string, description?: string): Promise<void> {
  addGuild(name, description);
  await sync();
}

async function sync(): Promise<void> {
  app.clock.advance(2 * MINUTE_MS);
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
}

/** The bot's data of a guild whose description and icon are in its profile alone. */
async function refreshByBot(): Promise<void> {
  const { facts } = await app.discord.lookUpInvite(`porch-${count}`, 'background');
  const silent = { description: null, iconHash: null, locale: null, channelCount: null, roleCount: null };
  await app.db.write(async (write) => {
    await recordBotGuild(write, await lockListing(write.tx, id), { ...facts!, ...silent }, app.clock.now());
  });
}

const inQueue = async () => {
  const { items, waiting } = await admin('GET /api/v1/admin/queue');
  const changes = items.filter((item): item is ChangeItem => item.kind === 'change');
  expect(waiting.change).toBe(changes.length);
  return changes.filter(({ server }) => server.id === id);
};
const refuse = async () =>
  await admin('POST /api/v1/admin/changes/:id/refuse', { params: { id: (await inQueue())[0]!.id } });

async function undo(): Promise<void> {
  const decision = (await admin('GET /api/v1/admin/log')).find(({ subject }) => subject === id)!;
  app.clock.advance(1000);
  await admin('POST /api/v1/admin/log/:id/undo', { params: { id: decision.id } });
}

/** The name that the site shows, and the change that owners see. */
async function seen() {
  await listRead(app, owner.userId);
  const { name, heldChange } = await owner.api('GET /api/v1/servers/:id/owner', { params: { id } });
  return [name, heldChange];
}

it('is shown with its reason as long as the guild has it, and is not in the queue', async () => {
  const refused = [oldName, { name: 'Casino Palace', isRefused: true, heldBecause: BECAUSE }];
  expect(await seen()).toMatchObject(refused);
  await sync();
  expect([await seen(), await inQueue()]).toMatchObject([refused, []]);
  await rename('Porch at dawn');
  expect(await seen()).toEqual(['Porch at dawn', null]);
});

it('is no longer shown when the guild has its old name again, and is shown when it has the refused one again', async () => {
  await rename(oldName);
  expect(await seen()).toEqual([oldName, null]);
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'casino' } });
  await rename('Casino Palace');
  await admin('POST /api/v1/admin/terms', { body: { term: 'casino' } });
  expect(await seen()).toMatchObject([oldName, { name: 'Casino Palace', isRefused: true, heldBecause: BECAUSE }]);
  expect(await inQueue()).toEqual([]);
});

it('gives way to a later change, which waits', async () => {
  await rename('Casino Garden');
  expect(await seen()).toMatchObject([oldName, { name: 'Casino Garden', isRefused: false }]);
  await rename('Casino Palace');
  expect(await seen()).toMatchObject([oldName, { name: 'Casino Palace', isRefused: true }]);
});

it.each(['Quiet Lounge', 'Casino Lounge'])('stays when the bot does not know the new profile (%s)', async (name) => {
  await rename(name, 'Play in the casino.');
  const [waiting] = await inQueue();
  await refreshByBot();
  expect(await inQueue()).toEqual([waiting]);
  await refuse();
  const refused = await seen();
  await refreshByBot();
  expect(await seen()).toEqual(refused);
  expect(refused).toMatchObject([oldName, { name, isRefused: true }]);
});

it('waits again after the decision was undone, and can be approved', async () => {
  await undo();
  expect(await seen()).toMatchObject([oldName, { name: 'Casino Palace', isRefused: false, heldBecause: BECAUSE }]);
  const [item] = await inQueue();
  await admin('POST /api/v1/admin/changes/:id/approve', { params: { id: item!.id } });
  expect(await seen()).toEqual(['Casino Palace', null]);
});

it('stays when the decision about another change is undone', async () => {
  await rename('Casino Garden');
  await refuse();
  await rename('Casino Palace');
  await undo();
  expect([await seen(), await inQueue()]).toMatchObject([[oldName, { name: 'Casino Palace', isRefused: true }], []]);
  await rename('Casino Garden');
  expect(await inQueue()).toMatchObject([{ next: { name: 'Casino Garden' } }]);
});

it('cannot be decided a second time by its id', async () => {
  await undo();
  const [item] = await inQueue();
  await refuse();
  for (const what of ['approve', 'refuse'] as const) {
    const again = admin(`POST /api/v1/admin/changes/:id/${what}`, { params: { id: item!.id } });
    await expect(again).rejects.toMatchObject({ status: 409 });
  }
  expect(await seen()).toMatchObject([oldName, { isRefused: true }]);
});
