import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Updateable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';
import { allowTerm, blockTerm } from '#features/admin/settings.ts';
import { submit } from '#features/submissions/submissions.ts';
import { recordBotGuild, recordFacts } from '#features/sync/record.ts';
import { listingById } from '#features/listings/store.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { signInOwner } from '#test/owners.ts';
import { createDescriber, type DescribeDeps } from './describe.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  id = (await submitServer(app, 'hollowlantern')).id;
});
afterAll(async () => await app.close());

const read = async (deps: Partial<DescribeDeps> = {}): Promise<void> => {
  const { describeSome } = createDescriber({ ...app, log: app.app.log, now: app.clock.now, ...deps });
  while (await describeSome());
};
const server = async () => await app.api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
const row = async (db: Queries = app.db.kysely) => (await listingById(db, id))!;
const facts = async (code: string) => {
  const { facts: found } = await app.discord.lookUpInvite(code, 'background');
  return found!;
};
const sync = async (change: object): Promise<void> => {
  const changed = { ...(await facts('hollowlantern')), ...change };
  await app.db.write(async (write) => {
    await recordFacts(write, await row(write.tx), { facts: changed, answeredAt: app.clock.now(), tookMs: 90 });
  });
};
const set = async (values: Updateable<ListingsTable>): Promise<void> => {
  await app.db.write(async ({ tx, changed }) => {
    await tx.updateTable('listings').set(values).where('id', '=', id).execute();
    changed(id);
  });
};

describe('a listing', () => {
  it('gets tags and a language from its texts, and new ones after a sync that changes the texts', async () => {
    expect(await server()).toMatchObject({ tags: [], language: null });
    await sync({
      name: 'Chess by Night',
      description: 'Wir spielen jeden Abend zusammen Schach und reden über Bücher.',
    });
    await read();
    expect(await server()).toMatchObject({ tags: ['chess', 'books'], language: 'de' });
    await sync({ name: 'Night Bakers', description: 'We bake sourdough together at night and share what went wrong.' });
    expect(await server()).toMatchObject({ tags: ['chess', 'books'], language: 'de' });
    await read();
    expect(await server()).toMatchObject({ tags: ['baking'], language: 'en' });
  });

  it('is not processed again if only its counts change', async () => {
    await sync({ name: 'Night Bakers', memberCount: 12_345 });
    await read();
    await sync({ name: 'Night Bakers', memberCount: 12_346 });
    const detectedTexts: string[] = [];
    await read({
      languages: { languagesOf: async (texts) => texts.map((text) => (detectedTexts.push(text), null)), stop() {} },
    });
    expect(detectedTexts).toEqual([]);
  });

  it('has no language if detection is unsure, and loses an earlier detected one', async () => {
    await sync({ name: 'Zzz', description: 'Zzz.' });
    await read();
    expect(await server()).toMatchObject({ language: null, tags: [] });
    expect((await row()).language_from).toBeNull();
  });

  it('remains due if its texts change during language detection', async () => {
    await sync({ name: 'Chess by Night', description: null });
    const { describeSome } = createDescriber({
      ...app,
      log: app.app.log,
      now: app.clock.now,
      languages: {
        languagesOf: async (texts) => {
          await sync({ name: 'Knitting by Day', description: null });
          return texts.map(() => 'fr');
        },
        stop: () => undefined,
      },
    });
    await describeSome();
    expect((await row()).described).toBeNull();
    await read();
    expect(await server()).toMatchObject({ tags: ['knitting'], language: null });
  });

  it('is processed later if the detector fails', async () => {
    await sync({ name: 'Chess by Night', description: null });
    const broken = { languagesOf: async () => await Promise.reject(new Error('gone')), stop: () => undefined };
    await expect(read({ languages: broken })).rejects.toThrow('gone');
    await read();
    expect((await server()).tags).toEqual(['chess']);
  });

  it('keeps its tags if they cannot be derived, and does not hold up the others', async () => {
    const { id: other } = await submitServer(app, 'tidewatch');
    await set({ given_tags: '[0]', described: null });
    const error = vi.fn<() => void>();
    await read({ log: { error } });
    expect(error.mock.calls).toEqual([[{ err: expect.any(TypeError), listing: id }, expect.any(String)]]);
    expect((await server()).tags).toEqual(['chess']);
    expect((await row()).described).toBe((await listingById(app.db.kysely, other))!.described);
    await set({ given_tags: null });
  });
});

describe('precedence', () => {
  it('prefers Discord’s language to a detected one if the guild is a community', async () => {
    const english = 'We bake sourdough together at night and share what went wrong.';
    await sync({ name: 'Night Bakers', description: english });
    await read();
    const guild = { ...(await facts('hollowlantern')), name: 'Night Bakers', description: english, locale: 'fr' };
    const counts = { channelCount: 3, roleCount: 4 };
    const asBot = async (features: string[]): Promise<void> => {
      await app.db.write(async (write) => {
        await recordBotGuild(write, await row(write.tx), { ...guild, ...counts, features }, app.clock.now());
      });
      await read();
    };
    await asBot([]);
    expect((await row()).language_from).toBe('detected');
    await asBot(['community']);
    expect(await row()).toMatchObject({ language: 'fr', language_from: 'platform' });
    await sync({ name: 'Day Bakers', description: english });
    await read();
    expect((await server()).language).toBe('fr');
  });

  it('prefers the owner’s choice to everything else until the owner resets it', async () => {
    const owner = await signInOwner(app, id);
    const edit = async (body: object): Promise<void> => {
      const { version } = await owner.api('GET /api/v1/servers/:id/owner', { params: { id } });
      await owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: { version, ...body } });
      await read();
    };
    await edit({ tags: ['Late Night'], language: 'pt-BR' });
    await sync({
      name: 'Chess by Night',
      description: 'Wir spielen jeden Abend zusammen Schach und reden über Bücher.',
    });
    await read();
    expect(await server()).toMatchObject({ tags: ['Late Night'], language: 'pt-BR' });
    await edit({ tags: [] });
    expect((await server()).tags).toEqual([]);
    await edit({ tags: null, language: null, longDescription: 'On Sundays we go fishing.' });
    expect(await server()).toMatchObject({ tags: ['chess', 'books', 'fishing'], language: 'de' });
  });

  it('prefers given tags, filled up to eight with proposed ones, and a given language', async () => {
    const given = ['one thing', 'Chess', 'other thing'];
    const invite = { inviteUrl: 'starforge', submitterKey: 'test', countedKey: null, caller: 'background' } as const;
    const deps = { ...app, now: app.clock.now, limits: app.config.limits, oadroGuildId: undefined };
    const { listing } = await submit(deps, { ...invite, tags: given, language: 'ja' });
    await read();
    const { tags, language } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: listing.id } });
    expect(tags.slice(0, 3)).toEqual(given);
    expect(tags.length).toBeLessThanOrEqual(8);
    expect(language).toBe('ja');
    const stored = await listingById(app.db.kysely, listing.id);
    expect(stored!.language_from).toBe('given');
  });

  it('normalizes given tags so that the owner’s form accepts them unchanged', async () => {
    const given = [
      'art, drawing、漫画',
      'a tag that is longer than thirty letters',
      ...Array.from({ length: 12 }, (_, i) => `tag ${i}`),
    ];
    await set({ given_tags: JSON.stringify(given), tags_set_at: null, described: 0 });
    await read();
    const { tags } = await server();
    expect(tags).toEqual(['art', 'drawing', '漫画', ...Array.from({ length: 7 }, (_, i) => `tag ${i}`)]);
  });
});

it('never shows a blocked term as a tag, even if it was blocked later', async () => {
  await set({ tags_set_at: null, given_tags: JSON.stringify(['cheap boosts', 'chess']), described: null });
  await read();
  expect((await server()).tags).toContain('cheap boosts');
  const deps = { ...app, now: app.clock.now };
  await blockTerm(deps, 'admin', 'Boosts');
  await read();
  expect((await server()).tags).not.toContain('cheap boosts');
  await set({ tags_set_at: 1, tags: JSON.stringify(['cheap boosts', 'mine']), described: null });
  await read();
  expect((await server()).tags).toEqual(['mine']);
  await allowTerm(deps, 'admin', 'boosts');
  await set({ tags_set_at: null });
  await read();
  expect((await server()).tags).toContain('cheap boosts');
});

it('processes changed texts before those with outdated rules', async () => {
  await app.db.write(async ({ tx }) => {
    await tx.updateTable('listings').set({ described: 0 }).execute();
    await tx.updateTable('listings').set({ described: null }).where('id', '=', id).execute();
  });
  const { describeSome } = createDescriber({ ...app, log: app.app.log, now: app.clock.now });
  await describeSome();
  const rows = await app.db.kysely.selectFrom('listings').select(['id', 'described']).execute();
  expect(rows.length).toBeGreaterThan(1);
  for (const one of rows) expect([one.id, one.described === 0]).toEqual([one.id, one.id !== id]);
  expect(await describeSome()).toBe(true);
  expect(await describeSome()).toBe(false);
});

it('lets requests in between listings', async () => {
  await app.db.write(async ({ tx }) => {
    // Each of them is logged when its turn comes.
    await tx.updateTable('listings').set({ described: null, features: 'no list' }).execute();
  });
  let turn = 0;
  let next = setImmediate(function count() {
    turn++;
    next = setImmediate(count);
  });
  const turns: number[] = [];
  await read({ log: { error: () => void turns.push(turn) } });
  clearImmediate(next);
  await app.db.write(async ({ tx }) => void (await tx.updateTable('listings').set({ features: '[]' }).execute()));
  expect(turns.length).toBeGreaterThan(1);
  expect(new Set(turns).size).toBe(turns.length);
});

it('uses a tag of three other listings if the texts contain it', async () => {
  const others = await Promise.all(['nightarena', 'slowrun', 'oadro'].map((code) => submitServer(app, code)));
  await app.db.write(async ({ tx, changed }) => {
    for (const other of others) {
      const values = { given_tags: JSON.stringify(['Tide Pools', 'walrus']), described: null };
      await tx.updateTable('listings').set(values).where('id', '=', other.id).execute();
      changed(other.id);
    }
  });
  await read();
  await set({ given_tags: null });
  const texts = { traits: [], vanityCode: null };
  await sync({ ...texts, name: 'Evening Lodge', description: 'No walrus here, a walrus there, and tide-pools.' });
  await read();
  const { tags } = await server();
  expect(tags).toContain('Tide Pools');
  expect(tags).not.toContain('walrus');
  await sync({ ...texts, name: 'Walrus Lodge', description: null });
  await read();
  expect((await server()).tags).toContain('walrus');
});
