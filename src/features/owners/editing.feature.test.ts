import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input, Output } from '#contract/client.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { ListingsTable } from '#db/tables.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { listingById } from '#features/listings/store.ts';
import { recordBotGuild } from '#features/sync/record.ts';
import { refreshListing } from '#features/sync/sync.ts';
import type { TestApp } from '#test/app.ts';
import { type SignedIn, submitServer } from '#test/factories.ts';
import { refusalOf, signInOwner, startOwned } from '#test/owners.ts';
import { editListing } from './editing.ts';

const CODE = 'hollowlantern';
let app: TestApp;
let id: string;
let owner: SignedIn;
beforeAll(async () => {
  ({ app, id, owner } = await startOwned(CODE));
});
afterAll(async () => await app.close());
beforeEach(() => app.standIn.state.reset());

type Edit = Omit<NonNullable<Input<'PATCH /api/v1/servers/:id'>['body']>, 'version'>;
type Owned = Output<'PATCH /api/v1/servers/:id'>;

const owned = () => owner.api('GET /api/v1/servers/:id/owner', { params: { id } });
const send = (version: number, edit: Edit): Promise<Owned> =>
  owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: { version, ...edit } });
const edited = async (edit: Edit): Promise<Owned> => await send((await owned()).version, edit);
const server = () => app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
const about = () => app.api('GET /api/v1/servers/:id/about', { params: { id } });
const sync = () => app.api('POST /api/v1/servers/:id/sync', { params: { id } });
const refused = (edit: object) => refusalOf(edited(edit as Edit));
const set = (columns: Updateable<ListingsTable>) =>
  app.db.write(({ tx }) => tx.updateTable('listings').set(columns).where('id', '=', id).execute());
const row = async () => (await listingById(app.db.kysely, id))!;
const guild = () => {
  const invite = app.standIn.state.world.inviteByCode(CODE);
  if (invite?.kind !== 'guild') throw new Error('no such guild');
  return invite.guild;
};

describe('an edit', () => {
  it('is visible immediately on the card, in lists and on the page', async () => {
    const { version } = await owned();
    const edit = {
      categories: ['music', 'Art', 'Music'],
      tags: ['  Late  night ', 'LATE  NIGHT', 'Vinyl'],
      language: 'PT-br',
      region: 'South America' as const,
      longDescription: 'We play **records**.\r\n\r\n# When\n<b>daily</b>',
    };
    expect(await send(version, edit)).toMatchObject({
      version: version + 1,
      categories: ['Music', 'Art'],
      language: 'pt-BR',
      region: 'South America',
      longDescription: 'We play **records**.\n\n# When\n<b>daily</b>',
    });
    const shown = { categories: ['Music', 'Art'], language: 'pt-BR', region: 'South America' };
    expect(await server()).toMatchObject(shown);
    expect((await server()).tags.at(-1)).toBe('Vinyl');
    const { servers } = await app.api('GET /api/v1/servers', { query: { language: ['pt-BR'], category: ['music'] } });
    expect(servers.map((one) => one.id)).toContain(id);
    expect(await about()).toEqual({
      isClaimed: true,
      longDescription: '<p>We play <strong>records</strong>.</p>\n<h3>When</h3>\n<p>&lt;b&gt;daily&lt;/b&gt;</p>',
      languageSource: 'owner',
    });
  });

  it('changes only the fields it names', async () => {
    const before = await owned();
    const after = await edited({ region: 'Asia' });
    expect(after).toEqual({ ...before, region: 'Asia', version: before.version + 1 });
    expect((await edited({ longDescription: '' })).longDescription).toBeNull();
    expect((await edited({ longDescription: 'x' })).longDescription).toBe('x');
    expect((await edited({ longDescription: null })).longDescription).toBeNull();
    expect((await about()).longDescription).toBeNull();
    expect((await edited({ tags: ['Chess', 'Vinyl', 'chess'] })).tags).toEqual(['Chess', 'Vinyl']);
    expect((await edited({ tags: [] })).tags).toEqual([]);
    expect((await edited({ language: null })).language).toBeNull();
  });

  it('shows no cleared tag again', async () => {
    await edited({ tags: ['Vinyl'] });
    expect((await edited({ tags: null })).tags).toEqual([]);
    expect((await server()).tags).toEqual([]);
  });

  it('is refused entirely when one field is invalid', async () => {
    const before = await owned();
    const eleven = Array.from({ length: 11 }, (_, i) => `tag ${i}`);
    for (const wrong of [
      { categories: [] },
      { categories: ['Nothing of the kind'] },
      { categories: ['Art', 'Music', 'Gaming', 'Sports', 'Other', 'Community'] },
      { tags: eleven },
      { tags: ['x'.repeat(31)] },
      { tags: ['\u200b'] },
      { language: 'not a language' },
      { language: 'de_DE' },
      { language: 'casino' },
      { language: 'en-casino' },
      { language: 'en-x-casino' },
      { language: 'zz' },
      { region: 'Atlantis' },
      { longDescription: 'x'.repeat(4001) },
    ]) {
      expect([wrong, await refused({ tags: ['kept out'], ...wrong })]).toEqual([wrong, [400, 'validation']]);
    }
    expect(await owned()).toEqual(before);
  });

  it('says what is wrong with tags that have nothing visible', async () => {
    await expect(send((await owned()).version, { tags: ['\u200b\u200b'] })).rejects.toMatchObject({
      message: 'Each tag must contain a letter or a digit.',
      issues: [{ path: 'tags', code: 'letter_or_digit_needed' }],
    });
  });

  it('is refused when it contains a blocked term', async () => {
    await app.db.write(({ tx }) =>
      tx.insertInto('blocked_terms').values({ term: 'Cheap Boosts', created_at: 0 }).execute(),
    );
    expect(await refused({ longDescription: 'Get CHEAP, boosts here!' })).toEqual([400, 'validation']);
    expect(await refused({ tags: ['cheap boosts'] })).toEqual([400, 'validation']);
    await expect(edited({ inviteUrl: 'discord.gg/cheap-boosts' })).rejects.toMatchObject({
      issues: [{ path: 'inviteUrl', code: 'blocked_term' }],
    });
    for (const longDescription of [
      'che&#97;p boosts',
      'cheap[](https://x.test)boosts',
      'cheap&zwj; boo&shy;sts',
      '[che](https://x.test "a title")ap boosts',
    ])
      expect([longDescription, ...(await refused({ longDescription }))]).toEqual([longDescription, 400, 'validation']);
    expect((await edited({ longDescription: 'Boosts are not cheap.' })).longDescription).toBe('Boosts are not cheap.');
    // Adjacent tags are not one text.
    expect(await edited({ tags: ['not cheap', 'boosts'] })).toMatchObject({ tags: ['not cheap', 'boosts'] });
    await app.db.write(({ tx }) => tx.deleteFrom('blocked_terms').execute());
  });

  it('keeps hostile text inert', async () => {
    const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) ![p](https://elsewhere.test/p.png)';
    await edited({ longDescription: hostile, tags: ['<b>\u202ebold'] });
    const { longDescription } = await about();
    expect(longDescription).not.toMatch(/<script|href|<img/);
    expect((await server()).tags).toEqual(['<b>bold']);
    await edited({ longDescription: null, tags: [] });
  });
});

describe('concurrent edits', () => {
  it('of the same version: one is saved, the others get a conflict', async () => {
    const { version } = await owned();
    const edits = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => ({
        i,
        answer: await refusalOf(send(version, { tags: [`no ${i}`] })),
      })),
    );
    const saved = edits.filter(({ answer }) => answer[0] === 200);
    expect(saved).toHaveLength(1);
    expect(new Set(edits.flatMap(({ answer }) => (answer[0] === 200 ? [] : [answer.join(' ')])))).toEqual(
      new Set(['409 edit_conflict']),
    );
    expect(await owned()).toMatchObject({ version: version + 1, tags: [`no ${saved[0]!.i}`] });
  });

  it('that were sent again after a lost response are no conflict', async () => {
    const edit = { tags: null, language: null, longDescription: ' New\n\n\n\ntext ', inviteUrl: `discord.gg/${CODE}/` };
    for (const part of [{ tags: ['Late  Night'], language: 'PT-br' }, edit, { longDescription: null }]) {
      const { version } = await edited(part);
      expect(await send(version - 1, part)).toMatchObject({ version });
      for (const other of [{ region: 'Africa' as const }, { longDescription: 'Other' }, { tags: ['c'] }])
        await expect(send(version - 1, { ...part, ...other })).rejects.toHaveProperty('code', 'edit_conflict');
    }
  });

  it('and syncs lose no data', async () => {
    const edits = async () => {
      for (let i = 1; i <= 20; i++) await edited({ tags: [`edit ${i}`], longDescription: `edit ${i}` });
    };
    const syncs = async () => {
      for (let i = 1; i <= 20; i++) {
        app.clock.advance(61_000);
        app.standIn.state.world.add({ ...guild(), name: `Hollow Lantern ${i}`, members: 5000 + i });
        await sync();
      }
    };
    const { version } = await owned();
    await Promise.all([edits(), syncs()]);
    expect(await owned()).toMatchObject({ version: version + 20, tags: ['edit 20'], longDescription: 'edit 20' });
    expect(await server()).toMatchObject({ name: 'Hollow Lantern 20', tags: ['edit 20'] });
  });
});

describe('an invite set by an owner', () => {
  it('is not saved once they have released their claim while it was looked up', async () => {
    const { userId, api } = await signInOwner(app, id);
    const lookUpInvite: Discord['lookUpInvite'] = async (...of) => {
      await api('DELETE /api/v1/servers/:id/claim', { params: { id } });
      return await app.discord.lookUpInvite(...of);
    };
    const deps = { db: app.db, discord: { ...app.discord, lookUpInvite }, now: () => app.clock.now() };
    const before = await row();
    const edit = { version: (await owned()).version, inviteUrl: CODE };
    const saving = editListing(deps, before, { userId, caller: { keys: ['former'], isSignedIn: true } }, edit);
    expect(await refusalOf(saving)).toEqual([403, 'claim_needed']);
    expect(await row()).toEqual(before);
  });

  it('must lead to the server, and replaces the previous one', async () => {
    await submitServer(app, 'starforge');
    expect(await refused({ inviteUrl: 'https://example.test/x' })).toEqual([400, 'invalid_invite']);
    expect(await refused({ inviteUrl: 'discord.gg/starforge' })).toEqual([400, 'validation']);
    expect(await refused({ inviteUrl: 'nobody-has-this-code' })).toEqual([404, 'unknown_invite']);
    expect(await refused({ inviteUrl: 'Gr0upDm5' })).toEqual([404, 'unknown_invite']);
    app.standIn.state.scenario('*', 'server-error');
    expect(await refused({ inviteUrl: guild().otherCode })).toEqual([502, 'discord_fetch_failed']);
    app.standIn.state.clearScenarios();
    expect((await server()).inviteCode).toBe(CODE);
    expect(await edited({ inviteUrl: `https://discord.gg/${guild().otherCode}` })).toMatchObject({
      inviteCode: guild().otherCode,
      inviteState: 'live',
    });
    expect((await server()).inviteCode).toBe(guild().otherCode);
  });

  it('is replaced by a submission only once it is dead', async () => {
    const expiring = guild().otherCode;
    await set({ invite_expires_at: app.clock.now() + HOUR_MS });
    await submitServer(app, CODE);
    expect((await server()).inviteCode).toBe(expiring);
    await set({ invite_state: 'expired' });
    await submitServer(app, CODE);
    expect(await server()).toMatchObject({ inviteCode: CODE, inviteState: 'live' });
    // No owner set this one, so the rules of submissions apply again.
    expect((await row()).invite_set_at).toBeNull();
  });

  it('revives a listing with a dead invite', async () => {
    await set({ invite_state: 'expired' });
    expect(await owned()).toMatchObject({ state: 'public', unlistedBecause: 'invite' });
    const live = { inviteState: 'live', unlistedBecause: null };
    expect(await edited({ inviteUrl: guild().otherCode })).toMatchObject(live);
  });
});

it('tells owners that a public server is missing in the lists because it is for adults', async () => {
  await set({ nsfw_level: 3 });
  const restricted = { state: 'public', unlistedBecause: 'age-restricted' };
  expect([await owned(), ...(await owner.api('GET /api/v1/owner/servers'))]).toMatchObject([restricted, restricted]);
  await set({ nsfw_level: 0 });
});

describe('a sync in progress during an edit', () => {
  it('does not change a new invite with data of the previous one', async () => {
    await edited({ inviteUrl: CODE });
    const before = await row();
    await edited({ inviteUrl: guild().otherCode });
    const after = await row();
    expect(after.invite_code).toBe(guild().otherCode);
    const answer = await app.discord.lookUpInvite(CODE, 'background');
    app.clock.advance(60_000);
    for (const late of [
      { invite: { ...answer.facts!.invite, expiresAt: app.clock.now() + HOUR_MS, maxUses: 5 } },
      { guildId: '846213907755302912' },
      null,
    ]) {
      const lookUpInvite: Discord['lookUpInvite'] = async () => {
        if (late === null) throw new DiscordError('gone', 'Thrown by the test');
        return { ...answer, verdict: 'ok', facts: { ...answer.facts!, ...late } };
      };
      const deps = { db: app.db, discord: { ...app.discord, lookUpInvite }, now: () => app.clock.now() };
      expect(await refreshListing(deps, before, 'background')).toBe('superseded');
      expect(await row()).toEqual(after);
    }
  });

  it('does not overwrite the language until the owner clears it', async () => {
    const before = await row();
    await edited({ language: 'de' });
    const { facts } = await app.discord.lookUpInvite(CODE, 'background');
    const seen = { ...facts!, locale: 'fr', channelCount: 3, roleCount: 4 };
    const record = async (stale = before) =>
      await app.db.write((write) => recordBotGuild(write, stale, seen as never, app.clock.now()));
    await record();
    expect((await server()).language).toBe('de');
    await record(await row());
    expect((await server()).language).toBe('de');
    await edited({ language: null });
    await record(await row());
    expect((await server()).language).toBe('fr');
  });
});
