import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { DAY_MS } from '#contract/time.ts';
import type { ChangeItem } from '#features/admin/contract.ts';
import { listingById } from '#features/listings/store.ts';
import type { TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { startModerated } from '#test/moderators.ts';
import { admitChange, admitLabels } from './changes.ts';
import { unreviewedTexts } from './store.ts';

const [OLD_ICON, NEW_ICON] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
let app: TestApp;
let admin: Api;
let id: string;
let count = 0;
let code: string;
let guildId: string;

beforeAll(async () => {
  ({ app, admin } = await startModerated({ SUBMISSIONS_PER_DAY: '1000' }));
  await admin('POST /api/v1/admin/terms', { body: { term: 'free nitro' } });
  await admin('POST /api/v1/admin/terms', { body: { term: 'casino' } });
});
afterAll(async () => await app.close());
beforeEach(async () => {
  count++;
  code = `change-${count}`;
  guildId = `84621390775530${String(1000 + count)}`;
  addGuilds({
    name: `Quiet Porch ${'abcdefghkmnprstuwxyz'[count]}qx`,
    iconHash: OLD_ICON.replace('0123', String(1000 + count)),
  });
  id = (await submitServer(app, code)).id;
});

function addGuilds(community: { name: string; iconHash?: string }): void {
  app.standIn.state.addGuilds([{ code, guildId, memberCount: 500, ...community }]);
}

/** Renames the guild and syncs the listing. */
async function rename(name: string, iconHash?: string): Promise<void> {
  addGuilds({ name, iconHash });
  await sync();
}

async function sync(): Promise<void> {
  app.clock.advance(120_000);
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
}

const shown = async () => (await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } })).name;
const waiting = async () =>
  (await admin('GET /api/v1/admin/queue')).items.filter(
    (item): item is ChangeItem => item.kind === 'change' && item.server.id === id,
  );
const decide = (what: 'approve' | 'refuse', changeId: string) =>
  admin(`POST /api/v1/admin/changes/:id/${what}`, { params: { id: changeId } });

/** Undoes the latest decision about the listing, or the one with the id. */
async function undo(actionId?: string) {
  app.clock.advance(1000);
  return await admin('POST /api/v1/admin/log/:id/undo', { params: { id: actionId ?? (await latest()) } });
}
const latest = async () => (await admin('GET /api/v1/admin/log')).find(({ subject }) => subject === id)!.id;

describe('undoing a decision about a change', () => {
  it('restores the old name after an approval and holds the change again, once', async () => {
    const before = await shown();
    await rename('Casino nights', NEW_ICON);
    const [item] = await waiting();
    await decide('approve', item!.id);
    const approval = await latest();
    const outcomes = await Promise.allSettled([undo(approval), undo(approval)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(await shown()).toBe(before);
    expect(await waiting()).toMatchObject([{ old: item!.old, next: item!.next, heldBecause: { key: 'blocked-term' } }]);
    await sync();
    expect([await shown(), (await waiting()).length]).toEqual([before, 1]);
    expect((await admin('GET /api/v1/admin/log'))[0]).toMatchObject({ action: 'undo-change', subject: id });

    await decide('approve', (await waiting())[0]!.id);
    expect(await shown()).toBe('Casino nights');
    await expect(undo(approval)).rejects.toMatchObject({ status: 409 });
    await undo();
    expect(await shown()).toBe(before);
  });

  it('holds the change until the next decision, even when no rule holds it any more', async () => {
    const before = await shown();
    await admin('POST /api/v1/admin/terms', { body: { term: 'raffle' } });
    await rename('Raffle nights');
    await decide('approve', (await waiting())[0]!.id);
    await undo();
    await admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'raffle' } });
    await sync();
    expect([await shown(), (await waiting()).length]).toEqual([before, 1]);
  });

  it('holds the change again after a refusal, once', async () => {
    const before = await shown();
    await rename('Casino days');
    await decide('refuse', (await waiting())[0]!.id);
    const refusal = await latest();
    expect(await undo(refusal)).toEqual({ undone: 1, left: 0 });
    expect([await shown(), (await waiting())[0]!.next.name]).toEqual([before, 'Casino days']);
    await expect(undo(refusal)).rejects.toMatchObject({ status: 409 });
    await sync();
    expect(await waiting()).toHaveLength(1);
  });

  it.each(['approve', 'refuse'] as const)('makes the server count as unreviewed again (%s)', async (what) => {
    const unreviewed = async () =>
      (await unreviewedTexts(app.db.kysely, { since: 0, except: '', limit: 1000 })).filter(
        (row) => row.listing_id === id,
      );
    await rename('Casino noon');
    expect(await unreviewed()).toHaveLength(1);
    await decide(what, (await waiting())[0]!.id);
    expect(await unreviewed()).toEqual([]);
    await undo();
    expect(await unreviewed()).toHaveLength(1);
  });

  it('returns 409 when the server has been renamed or delisted since', async () => {
    await rename('Casino dawn');
    await decide('approve', (await waiting())[0]!.id);
    await rename('Porch at dawn');
    await expect(undo()).rejects.toMatchObject({ status: 409 });
    expect([await shown(), await waiting()]).toEqual(['Porch at dawn', []]);

    await rename('Casino dusk');
    await decide('refuse', (await waiting())[0]!.id);
    const refusal = await latest();
    await admin('POST /api/v1/admin/servers/:id/block', { params: { id }, body: { reason: 'Gambling.' } });
    await expect(undo(refusal)).rejects.toMatchObject({ status: 409 });
  });

  it('leaves a later change held in place of the decided one', async () => {
    const before = await shown();
    await rename('Casino red');
    await decide('approve', (await waiting())[0]!.id);
    await rename('Casino black free nitro');
    const [later] = await waiting();
    await undo();
    expect([await shown(), (await waiting()).map((one) => one.id)]).toEqual([before, [later!.id]]);
  });
});

describe('a listing that was renamed', () => {
  it('shows the new name immediately when no rule holds it', async () => {
    await rename('Quiet Porch and Garden');
    expect([await shown(), await waiting()]).toEqual(['Quiet Porch and Garden', []]);
  });

  it('shows the old name and icon while a rule holds the change, and the new ones after approval', async () => {
    const before = await shown();
    await rename('FR33 N1TRO', NEW_ICON);
    expect(await shown()).toBe(before);
    const [item] = await waiting();
    expect(item).toMatchObject({
      old: { name: before },
      next: { name: 'FR33 N1TRO' },
      heldBecause: { key: 'blocked-term' },
    });
    expect(item!.next.iconUrl).not.toBe(item!.old.iconUrl);
    await sync();
    expect((await waiting()).map((one) => one.id)).toEqual([item!.id]);
    const outcomes = await Promise.allSettled([decide('approve', item!.id), decide('approve', item!.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await shown(), await waiting()]).toEqual(['FR33 N1TRO', []]);
    await sync();
    expect([await shown(), await waiting()]).toEqual(['FR33 N1TRO', []]);
    expect((await admin('GET /api/v1/admin/log'))[0]).toMatchObject({ action: 'approve-change', subject: id });
  });

  it('shows the old name after a refusal, and the same change is not held again', async () => {
    const before = await shown();
    await rename('Casino lights');
    await decide('refuse', (await waiting())[0]!.id);
    await sync();
    expect([await shown(), await waiting()]).toEqual([before, []]);
    await rename('Casino lights and more');
    expect(await waiting()).toHaveLength(1);
    await rename('Casino lights');
    expect([await shown(), await waiting()]).toEqual([before, []]);
    await rename('Porch lights');
    expect(await shown()).toBe('Porch lights');
  });

  it('holds the later of two changes and rejects a decision about the earlier one', async () => {
    const before = await shown();
    await rename('Casino one');
    const [first] = await waiting();
    await rename('Casino two');
    await expect(decide('approve', first!.id)).rejects.toMatchObject({ status: 409 });
    expect([await shown(), (await waiting())[0]!.next.name]).toEqual([before, 'Casino two']);
    await rename(before);
    expect([await shown(), await waiting()]).toEqual([before, []]);
  });

  it('cannot take the name or the icon of a listed server', async () => {
    const icon = 'aaaabbbbccccddddaaaabbbbccccdddd';
    app.standIn.state.addGuilds([{ code: `famous-${count}`, name: `Starforge Frontier ${count}x`, iconHash: icon }]);
    await submitServer(app, `famous-${count}`);
    await rename(`Stаrforge Frontier ${count}x Official`);
    expect((await waiting())[0]).toMatchObject({ heldBecause: { key: 'same-name' } });
    await rename('Porch of another kind', icon);
    expect((await waiting())[0]).toMatchObject({ heldBecause: { key: 'same-icon' } });
  });

  it('is returned with its old name when it is submitted again while the change is held', async () => {
    const before = await shown();
    addGuilds({ name: 'Casino nights' });
    app.clock.advance(120_000);
    const { server } = await app.api('POST /api/v1/servers', { body: { inviteUrl: code } });
    expect([server.name, await waiting()]).toMatchObject([before, [{ next: { name: 'Casino nights' } }]]);
  });

  it('is not held for a term that a moderator approved before', async () => {
    await rename('Casino history');
    await decide('approve', (await waiting())[0]!.id);
    await rename('Casino history club');
    expect(await shown()).toBe('Casino history club');
  });

  it('is unchanged when the process is killed before the commit', async () => {
    const before = await shown();
    const words = { name: 'Casino nights', description: null, icon_hash: null };
    const killed = app.db.write(async ({ tx }) => {
      const row = await listingById(tx, id);
      await admitChange(tx, row!, words, app.clock.now());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await shown(), await waiting()]).toEqual([before, []]);
  });
});

it('traits and server tags with a blocked term are not shown', async () => {
  const labels = [
    { emoji_name: null, label: 'Casino nights' },
    { emoji_name: '🏡', label: 'Cozy' },
  ];
  const admitted = await app.db.write(({ tx }) =>
    admitLabels(tx, { traits: JSON.stringify(labels), server_tag: 'Casino', vanity_code: null }),
  );
  expect([JSON.parse(admitted.traits), admitted.server_tag]).toEqual([[labels[1]], null]);
  const tag = async () => (await listingById(app.db.kysely, id))?.server_tag;
  for (const [discordTag, stored] of [
    ['COZY', 'COZY'],
    ['casino', null],
  ] as const) {
    app.standIn.state.addGuilds([{ code, guildId, name: await shown(), memberCount: 500, tag: discordTag }]);
    await sync();
    expect(await tag()).toBe(stored);
  }
});

it('a vanity code with a blocked term is not shown and does not replace an invite', async () => {
  const vanity = 'zwergenschmiede';
  const { otherCode } = app.standIn.state.world.guilds().find(({ vanityCode }) => vanityCode === vanity)!;
  ({ id } = await submitServer(app, otherCode));
  await admin('POST /api/v1/admin/terms', { body: { term: vanity } });
  app.clock.advance(120_000);
  await submitServer(app, vanity);
  const invite = { invite_code: otherCode, previous_invite_code: null, vanity_code: null };
  expect(await listingById(app.db.kysely, id)).toMatchObject({ ...invite, invite_state: 'live' });
  app.standIn.state.scenario(otherCode, 'unknown-invite');
  await expect(sync()).rejects.toMatchObject({ code: 'unknown_invite' });
  expect(await listingById(app.db.kysely, id)).toMatchObject({ ...invite, invite_state: 'failing' });
});

it('of listings renamed from one template, three show the new name, and the others wait for a moderator', async () => {
  const servers: { code: string; guildId: string; id: string }[] = [];
  for (let i = 0; i < 12; i++) {
    const one = { code: `turncoat-${i}`, guildId: `7462139077553${String(20_000 + i)}` };
    const name = `${'abcdefghijkl'[i]}zebra${'mnopqrstuvwx'[i]}`;
    app.standIn.state.addGuilds([{ ...one, name, memberCount: 60 }]);
    servers.push({ ...one, id: (await submitServer(app, one.code)).id });
  }
  app.standIn.state.addGuilds(
    servers.map((one, i) => ({ code: one.code, guildId: one.guildId, name: `Cheap Boosts #${i}`, memberCount: 60 })),
  );
  const ids = servers.map((one) => one.id);
  const renamed = async () => {
    const rows = await app.db.kysely.selectFrom('listings').select('name').where('id', 'in', ids).execute();
    return rows.filter(({ name }) => name.startsWith('Cheap Boosts')).length;
  };
  for (const wait of [120_000, DAY_MS + 60_000, DAY_MS + 60_000]) {
    app.clock.advance(wait);
    await Promise.all(ids.map((one) => app.api('POST /api/v1/servers/:id/sync', { params: { id: one } })));
    expect(await renamed()).toBe(3);
  }
});
