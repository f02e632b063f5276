import { describe, expect, it } from 'vitest';
import { allCommunities } from './communities/all-communities.ts';
import { readCommunities } from './communities/read-communities.ts';
import { guildOf } from './guild.ts';
import { botGuildCodes } from './sandbox-app.ts';
import { sampleUsers } from './sample-users.ts';

const guilds = allCommunities.map(guildOf);
const share = (isOne: (guild: (typeof guilds)[number]) => boolean): number =>
  guilds.filter(isOne).length / guilds.length;
const count = (isOne: (guild: (typeof guilds)[number]) => boolean): number => guilds.filter(isOne).length;

describe('the fictional communities', () => {
  it('are about three hundred, all different', () => {
    expect(guilds.length).toBeGreaterThan(300);
    for (const field of ['id', 'name', 'code', 'otherCode'] as const) {
      const values = guilds.map((guild) => guild[field].toLowerCase());
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
    const texts = guilds.flatMap(({ description }) => description ?? []);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('cover the nine categories, "Other", and many languages', () => {
    const categories = Map.groupBy(guilds, ({ category }) => category);
    expect([...categories.keys()].sort()).toEqual([
      'Art',
      'Community',
      'Education',
      'Entertainment',
      'Gaming',
      'Music',
      'Other',
      'Programming',
      'Sports',
      'Technology',
    ]);
    expect([...categories.values()].filter((members) => members.length < 15)).toEqual([]);
    expect(new Set(guilds.map(({ language }) => language)).size).toBeGreaterThan(20);
    expect(share(({ language }) => language === 'en')).toBeGreaterThan(0.5);
  });

  it('vary in size and age like real ones', () => {
    const sizes = [100, 1000, 10_000].map((size) => count(({ members }) => members < size));
    expect(sizes[0]).toBeGreaterThan(10);
    expect(sizes[1]).toBeGreaterThan(80);
    expect(guilds.length - (sizes[2] ?? 0)).toBeGreaterThan(60);
    const years = guilds.map(({ createdAtMs }) => new Date(createdAtMs).getUTCFullYear());
    expect([Math.min(...years) <= 2018, Math.max(...years)]).toEqual([true, 2026]);
    for (const { id, createdAtMs } of guilds)
      expect(Number((BigInt(id) >> 22n) + 1_420_070_400_000n)).toBe(createdAtMs);
  });

  it('cover the variety that a directory must handle', () => {
    expect(share(({ features }) => features.includes('VERIFIED'))).toBeCloseTo(0.08, 1);
    expect(share(({ features }) => features.includes('PARTNERED'))).toBeCloseTo(0.08, 1);
    expect(share(({ features }) => features.includes('COMMUNITY'))).toBeCloseTo(0.65, 1);
    expect(count(({ nsfwLevel }) => nsfwLevel === 3)).toBe(3);
    expect(count(({ visibility }) => visibility === 3)).toBe(3);
    expect(count(({ features }) => features.includes('INVITES_DISABLED'))).toBe(3);
    expect(count(({ inviteLifetimeMs }) => inviteLifetimeMs !== null)).toBe(4);
    for (const isMissing of [
      ({ description }: (typeof guilds)[number]) => description === null,
      ({ icon }: (typeof guilds)[number]) => icon === null,
      ({ hasProfile }: (typeof guilds)[number]) => !hasProfile,
      ({ banner }: (typeof guilds)[number]) => banner === null,
      ({ vanityCode }: (typeof guilds)[number]) => vanityCode === null,
      ({ traits }: (typeof guilds)[number]) => traits.length === 0,
      ({ features }: (typeof guilds)[number]) => features.length === 0,
    ]) {
      expect(count(isMissing)).toBeGreaterThan(2);
      expect(count(isMissing)).toBeLessThan(guilds.length - 30);
    }
  });

  it('include oadro and those that the sample users and the bot are in', () => {
    const vanity = new Set(guilds.map(({ vanityCode }) => vanityCode));
    expect(guilds.find(({ name }) => name === 'oadro')?.vanityCode).toBe('oadro');
    const wanted = sampleUsers.flatMap(({ owns, administers, manages }) => [...owns, ...administers, ...manages]);
    expect([...wanted, ...botGuildCodes].filter((code) => !vanity.has(code))).toEqual([]);
  });
});

describe('readCommunities', () => {
  it('parses all fields, and defaults missing ones', () => {
    const [full, bare] = readCommunities(
      'Art',
      'Blue Room | blue | en | 120 | 7 | eye | partnered #BLU/4\nA room.\n+ 🎨 Colour, No emoji\n\nBare | - | de | 5 | 9 | eye |',
    );
    expect(full).toMatchObject({
      name: 'Blue Room',
      code: 'blue',
      members: 120,
      description: 'A room.',
      tag: { text: 'BLU', badge: 4 },
      traits: [
        { emoji: '🎨', label: 'Colour' },
        { emoji: null, label: 'No emoji' },
      ],
    });
    expect(full?.marks).toEqual(new Set(['partnered']));
    expect(bare).toMatchObject({ code: null, description: null, traits: [], tag: null });
  });

  it.each([
    ['Room | - | en | many | 7 | eye |', 'not a whole number'],
    ['Room | - | en | 5 | 7 | nothing |', 'unknown emblem'],
    ['Room | - | en | 5 | 7 | eye | shiny', 'unknown mark'],
    ['Room', 'unreadable community'],
  ])('refuses %s', (text, message) => {
    expect(() => readCommunities('Art', text)).toThrow(message);
  });
});
