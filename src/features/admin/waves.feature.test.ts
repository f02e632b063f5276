import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Input } from '#contract/client.ts';
import { DAY_MS } from '#contract/time.ts';
import { expireFreshTexts } from '#features/holds/waves.ts';
import { listingById } from '#features/listings/store.ts';
import { refreshListing } from '#features/sync/sync.ts';
import type { TestApp } from '#test/app.ts';
import { LAMPLIGHTER, OWL } from '#test/browser.ts';
import { signIn, visitor } from '#test/factories.ts';
import { signInAs, startModerated } from '#test/moderators.ts';
import { expectConsistentSums, setApproval, totalsOf } from '#test/users.ts';
import type { HeldSubmission } from './contract.ts';

let app: TestApp;
let admin: Api;
let codeCount = 0;

beforeAll(async () => {
  ({ app, admin } = await startModerated({ UNMODERATED_PER_DAY: '2', SUBMISSIONS_PER_DAY: '1000' }));
});
afterAll(async () => await app.close());
afterEach(async () => {
  await expectConsistentSums(app);
  const left = seen(await submissions());
  if (left.length > 0) await decide({ decision: 'reject', reason: 'The test is over.', servers: left });
  app.clock.advance(2 * DAY_MS + 1);
  await expireFreshTexts(app.db, app.clock.now());
});

async function send(api: Api, name: string): Promise<string> {
  const code = `many-${codeCount++}`;
  app.standIn.state.addGuilds([{ code, name, memberCount: 90 }]);
  return (await api('POST /api/v1/servers', { body: { inviteUrl: code } })).server.id;
}

async function sendAll(api: Api, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await send(api, name));
  return ids;
}

const NAMES = ['Abacus Quill', 'Bramble Jet', 'Cinder Vox', 'Dapple Zinc', 'Eiderdown Fig', 'Gossamer Hut'];
const named = (word: string) => NAMES.map((name) => `${name.split(' ')[0]}${word} ${word}${name.split(' ')[1]}`);

const submissions = async () =>
  (await admin('GET /api/v1/admin/queue')).items.filter((item): item is HeldSubmission => item.kind === 'submission');
const decide = (body: Input<'POST /api/v1/admin/servers/decide'>['body']) =>
  admin('POST /api/v1/admin/servers/decide', { body });
const undo = (id: string) => admin('POST /api/v1/admin/log/:id/undo', { params: { id } });
const stateOf = async (ids: readonly string[]) => {
  const rows = await app.db.kysely.selectFrom('listings').select(['id', 'approval']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.approval);
};
const seen = (items: readonly HeldSubmission[]) =>
  items.map(({ id, identityHash, isPublic }) => ({
    id,
    identityHash,
    isUnreviewed: isPublic,
    approval: isPublic ? ('approved' as const) : ('pending' as const),
  }));

describe('a wave', () => {
  it('is grouped in the queue, rejected together with its public servers, and restored together', async () => {
    const api = visitor(app, 40);
    const ids = await sendAll(api, named('ka'));
    const items = await submissions();
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(items.map(({ wave }) => `${wave?.by} ${wave?.key}`)).size).toBe(1);
    expect(items[0]!.wave?.by).toBe('address');
    expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(3);

    const before = await stateOf(ids);
    const { decided, left, actionId } = await decide({ decision: 'reject', reason: 'Spam.', servers: seen(items) });
    expect({ decided, left }).toEqual({ decided: 6, left: 0 });
    expect(new Set(await stateOf(ids))).toEqual(new Set(['rejected']));
    expect(await submissions()).toEqual([]);
    const log = (await admin('GET /api/v1/admin/log')).slice(0, 6);
    expect(new Set(log.map(({ action, reason }) => `${action} ${reason}`))).toEqual(new Set(['reject Spam.']));
    expect(new Set(log.map(({ batchId }) => batchId)).size).toBe(1);
    expect(log.map(({ subjectName }) => subjectName).toSorted()).toEqual(items.map(({ name }) => name).toSorted());
    expect(new Set(log.map(({ subjectSlug }) => subjectSlug))).toEqual(new Set([null]));

    expect(await undo(actionId!)).toEqual({ undone: 6, left: 0 });
    expect(await stateOf(ids)).toEqual(before);
    expect(seen(await submissions())).toEqual(seen(items));
    expect(await stateOf([await send(api, 'Harbour Oak')])).toEqual(['pending']);
    await expect(undo(actionId!)).rejects.toMatchObject({ status: 409 });
  });

  it('is counted in full on each page of the queue, and the last page shows later submissions', async () => {
    const ids = await sendAll(
      visitor(app, 44),
      Array.from({ length: 105 }, (_, i) => `Pebble ${'abcdefghijk'[i % 11]}${'lmnopqrstu'[i % 10]} Yard`),
    );
    app.clock.advance(1000);
    app.standIn.state.scenario('nightshift', 'age-restricted');
    const { server } = await visitor(app, 45)('POST /api/v1/servers', { body: { inviteUrl: 'nightshift' } });
    const first = await admin('GET /api/v1/admin/queue');
    expect(first.waiting.submission).toBe(103);
    const last = await admin('GET /api/v1/admin/queue', { query: { page: first.next! } });
    expect([last.waiting.submission, last.next]).toEqual([103, null]);
    const items = [...first.items, ...last.items].filter((item): item is HeldSubmission => item.kind === 'submission');
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([...ids, server.id]));
    const waves = items.filter(({ id }) => id !== server.id).map(({ wave }) => wave);
    expect(new Set(waves.map((wave) => `${wave?.by} ${wave?.key} ${wave?.size}`)).size).toBe(1);
    expect(waves[0]).toMatchObject({ by: 'address', size: 105 });
    expect(last.items.at(-1)).toMatchObject({ id: server.id, wave: null });
    const servers = seen([...new Map(items.map((item) => [item.id, item])).values()]);
    await decide({ decision: 'reject', reason: 'The test is over.', servers });
  });

  it('is approved together; servers that a moderator reviewed no longer count', async () => {
    const owl = await signInAs(app, OWL);
    const { id: userId } = await owl('GET /api/v1/auth/me');
    const ids = await sendAll(owl, named('lo'));
    const { points } = await totalsOf(app, userId);
    const { actionId } = await decide({ decision: 'approve', servers: seen(await submissions()) });
    expect(new Set(await stateOf(ids))).toEqual(new Set(['approved']));
    expect((await totalsOf(app, userId)).points).toBeGreaterThanOrEqual(points + 150);
    expect(await stateOf([await send(owl, 'Harbour Ivy')])).toEqual(['approved']);
    expect(await undo(actionId!)).toEqual({ undone: 6, left: 0 });
    expect((await stateOf(ids)).filter((state) => state === 'pending')).toHaveLength(3);
    expect(await stateOf([await send(owl, 'Harbour Elm')])).toEqual(['pending']);
    await expect(undo(actionId!)).rejects.toMatchObject({ status: 409 });
  });

  it('is approved except for servers whose invite does not work', async () => {
    const ids = await sendAll(visitor(app, 42), named('ru'));
    await app.db.kysely.updateTable('listings').set({ invite_state: 'expired' }).where('id', '=', ids[5]!).execute();
    const items = await submissions();
    expect(items.find(({ id }) => id === ids[5])).toMatchObject({ isInviteValid: false, isPublic: false });
    const { name } = items.find(({ id }) => id === ids[5])!;
    expect(await decide({ decision: 'approve', servers: seen(items) })).toMatchObject({
      decided: 5,
      left: 0,
      deadInvites: 1,
      skipped: [{ id: ids[5], name, why: 'dead-invite' }],
    });
    expect((await submissions()).map(({ id }) => id)).toEqual([ids[5]]);
    expect(await stateOf([ids[5]!])).toEqual(['pending']);
  });

  it('is decided once by concurrent decisions', async () => {
    await sendAll(visitor(app, 41), named('mi'));
    const servers = seen(await submissions());
    const answers = await Promise.all([
      decide({ decision: 'block', reason: 'Spam.', servers }),
      decide({ decision: 'approve', servers }),
      decide({ decision: 'reject', reason: 'No.', servers }),
    ]);
    expect(answers.reduce((sum, { decided }) => sum + decided, 0)).toBe(6);
    await expect(decide({ decision: 'reject', servers })).rejects.toMatchObject({ status: 400 });
  });

  it('of one template is grouped whatever its addresses', async () => {
    for (let i = 0; i < 5; i++) await send(visitor(app, 60 + i), `Free Nitro ${i} Giveaway`);
    const items = await submissions();
    expect(items.map(({ wave }) => wave?.by)).toEqual(Array.from({ length: 5 }, () => 'look-alike'));
    expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(3);
  });
});

describe('a decision', () => {
  /** Renames the guild and refreshes the listing. */
  const rename = async (id: string, name: string) => {
    const row = await listingById(app.db.kysely, id);
    app.standIn.state.addGuilds([{ code: row!.invite_code!, guildId: row!.guild_id, name, memberCount: 90 }]);
    app.clock.advance(120_000);
    await refreshListing({ ...app, now: () => app.clock.now() }, row!, 'background');
  };

  it('does not approve a server that was renamed since the moderator saw it, but can reject it', async () => {
    const ids = await sendAll(visitor(app, 57), named('vo').slice(0, 4));
    const waitingNow = async () =>
      seen(await submissions()).filter(({ id, approval }) => ids.includes(id) && approval === 'pending');
    const waiting = await waitingNow();
    expect(waiting).toHaveLength(1);
    await rename(waiting[0]!.id, 'Something Else');
    expect(await decide({ decision: 'approve', servers: waiting })).toMatchObject({ decided: 0, left: 1 });
    expect(await stateOf([waiting[0]!.id])).toEqual(['pending']);
    expect(await decide({ decision: 'approve', servers: await waitingNow() })).toMatchObject({ decided: 1, left: 0 });
    expect(
      await decide({ decision: 'reject', reason: 'No.', servers: [{ ...waiting[0]!, approval: 'approved' }] }),
    ).toMatchObject({ decided: 1 });
  });

  it('compares other servers with the current words of a pending one', async () => {
    const ids = await sendAll(visitor(app, 43), named('sa').slice(0, 4));
    await rename(ids[3]!, 'Velvet Trombone Guild');
    const { name_words } = await app.db.kysely
      .selectFrom('fresh_texts')
      .select('name_words')
      .where('listing_id', '=', ids[3]!)
      .executeTakeFirstOrThrow();
    expect(name_words).toContain('velvet');
  });

  it('is not undone after a later decision', async () => {
    const id = await send(visitor(app, 44), 'Quartz Umbrella');
    const reject = await decide({ decision: 'reject', reason: 'A mistake.', servers: [{ id, approval: 'approved' }] });
    app.clock.advance(1000);
    await undo(reject.actionId!);
    app.clock.advance(1000);
    await decide({ decision: 'block', reason: 'No mistake.', servers: [{ id, approval: 'approved' }] });
    await expect(undo(reject.actionId!)).rejects.toMatchObject({ status: 409 });
    expect(await stateOf([id])).toEqual(['rejected']);
    const listing = await listingById(app.db.kysely, id);
    const blocks = app.db.kysely.selectFrom('guild_blocks').select('reason').where('guild_id', '=', listing!.guild_id);
    expect(await blocks.execute()).toEqual([{ reason: 'No mistake.' }]);
  });

  it('is undone with its reports, and with the points of a server that its owners took down', async () => {
    const owl = await signInAs(app, OWL);
    const { id: userId } = await owl('GET /api/v1/auth/me');
    const id = await send(owl, 'Tangerine Ledger');
    await visitor(app, 45)('POST /api/v1/reports', {
      body: { subjectType: 'server', subjectId: id, reason: 'spam', text: '' },
    });
    await setApproval(app, id, 'opted-out');
    const before = await totalsOf(app, userId);
    const { actionId } = await decide({
      decision: 'reject',
      reason: 'No.',
      servers: [{ id, approval: 'opted-out' }],
    });
    expect((await totalsOf(app, userId)).points).toBeLessThan(before.points);
    await undo(actionId!);
    expect(await stateOf([id])).toEqual(['opted-out']);
    expect((await totalsOf(app, userId)).points).toBe(before.points);
    const reports = await app.db.kysely.selectFrom('reports').select('status').where('subject_id', '=', id).execute();
    expect(reports).toEqual([{ status: 'dismissed' }]);
  });
});

describe('a moderator finds', () => {
  it('everything from the submitter of a server: by account, and strangers’ from the address of the last two days', async () => {
    const user = await signIn(app, 'manyfold');
    const ids = await sendAll(user.api, named('ne').slice(0, 2));
    const other = await send((await signIn(app, 'neighbor')).api, 'Neighbor Kiln');
    const of = async (id: string) => await admin('GET /api/v1/admin/servers/:id/submitter', { params: { id } });
    const found = await of(ids[0]!);
    expect(found.account).toEqual({ id: user.userId, name: 'manyfold' });
    const known = found.servers.map((server) => `${server.id} ${server.matchedBy} ${server.submittedBy}`).toSorted();
    expect(known).toEqual([...ids.map((id) => `${id} submitter manyfold`), `${other} address neighbor`].toSorted());
    const visits = await sendAll(visitor(app, 70), named('pu').slice(0, 2));
    const { account, servers } = await of(visits[1]!);
    expect([account, servers.map(({ id }) => id).toSorted()]).toEqual([null, visits.toSorted()]);
    await expect(of('s_none')).rejects.toMatchObject({ status: 404 });
  });

  it('listed servers with a term, and delists them together', async () => {
    const ids = [await send(visitor(app, 80), 'Gl00mwater'), await send(visitor(app, 81), 'The g l o o m water pier')];
    await send(visitor(app, 82), 'Gloomwatering');
    const holding = () => admin('GET /api/v1/admin/terms/:term/servers', { params: { term: 'gloomwater' } });
    const { total, servers } = await holding();
    expect([total, servers.map(({ id }) => id).toSorted()]).toEqual([2, ids.toSorted()]);
    const { actionId } = await decide({ decision: 'reject', reason: 'Its name.', servers });
    expect(await holding()).toEqual({ total: 0, servers: [] });
    await undo(actionId!);
    expect((await holding()).total).toBe(2);
  });

  it('servers in any state by name, page, invite, id and guild id, and accounts by name and id', async () => {
    const user = await signIn(app, 'Wílhelmina');
    const id = await send(user.api, 'Uncommon Lighthouse');
    const { slug, guild_id, invite_code } = await app.db.kysely
      .selectFrom('listings')
      .select(['slug', 'guild_id', 'invite_code'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const find = async (q: string) => await admin('GET /api/v1/admin/search', { query: { q } });
    await decide({ decision: 'reject', reason: 'No.', servers: [{ id, approval: 'approved' }] });
    const links = [`http://localhost/server/${slug}?sort=newest#reviews`, `https://discord.gg/${invite_code}`];
    for (const q of [id, slug, guild_id, ...links, 'uncommon', 'UNC0MMON Lighthouse']) {
      expect((await find(q)).servers).toMatchObject([{ id, approval: 'rejected', heldReason: 'No.' }]);
    }
    const found = { id: user.userId, name: 'Wílhelmina', suspendedFor: null, isAdmin: false };
    for (const q of [user.userId, 'wilhel']) expect((await find(q)).accounts).toEqual([found]);
    await admin('POST /api/v1/admin/users/:id/suspend', { params: { id: user.userId }, body: { reason: 'Spam.' } });
    expect((await find('wilhel')).accounts).toEqual([{ ...found, suspendedFor: 'Spam.' }]);
    expect((await find(LAMPLIGHTER)).accounts).toMatchObject([{ isAdmin: true }]);
    const nothing = { servers: [], accounts: [], hasMore: false };
    expect(await find('nothing of this name')).toEqual(nothing);
    // Nothing is asked, as in an empty field.
    expect([await find('\u200b'), await find(' ')]).toEqual([nothing, nothing]);
  });

  it('the exact name first, then names that contain it as a word, then names that begin with it', async () => {
    const names = ['Ny Starforgers', 'Starforged Two', 'Old Starforge', 'Starforge'];
    const ids = await sendAll(visitor(app, 60), ['Starforgery', ...names]);
    // By age and by id the other names could all be first.
    const { servers } = await admin('GET /api/v1/admin/search', { query: { q: 'starforge' } });
    const found = servers.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    expect(found.slice(0, 2)).toEqual(['Starforge', 'Old Starforge']);
    expect(found.slice(2, 4).toSorted()).toEqual(['Starforged Two', 'Starforgery']);
    expect(found.at(-1)).toBe('Ny Starforgers');
  });
});
