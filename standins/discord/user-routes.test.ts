import { describe, expect, it } from 'vitest';
import { compareIds } from './memberships.ts';
import { sampleUsers } from './sample-users.ts';
import type { UserGuild } from './shapes.ts';
import { asBot, firstUser, standInForTests } from './stand-in-fixture.ts';

const { standIn, api, read, signIn } = await standInForTests();
const everything = ['identify', 'email', 'guilds'];

describe('GET /users/@me', () => {
  it('returns only fields that the scopes allow', async () => {
    const user = firstUser();
    expect(await read('/users/@me', { headers: signIn(everything) })).toMatchObject({
      id: user.id,
      username: 'lamplighter',
      discriminator: '0',
      global_name: 'Lamplighter',
      email: 'lamplighter@sample.example',
      verified: true,
    });
    expect(await read('/users/@me', { headers: signIn(['identify']) })).not.toHaveProperty('email');
    expect((await api('/users/@me', { headers: signIn(['guilds']) })).status).toBe(401);
    expect(await read('/users/@me', { headers: asBot })).toMatchObject({ bot: true });
  });

  it('has users without an email, verified email, display name or avatar', async () => {
    const users = await Promise.all(
      sampleUsers.map((user) => read<Record<string, unknown>>('/users/@me', { headers: signIn(everything, user) })),
    );
    expect(users.filter(({ email }) => email === null)).toHaveLength(1);
    expect(users.some(({ email, verified }) => email !== null && verified === false)).toBe(true);
    expect(users.some((user) => user.global_name === null)).toBe(true);
    expect(users.some(({ avatar }) => avatar === null)).toBe(true);
    expect(users.some(({ discriminator }) => discriminator !== '0')).toBe(true);
  });
});

const list = (query = '', user = firstUser(), scopes = everything): Promise<UserGuild[]> =>
  read<UserGuild[]>(`/users/@me/guilds${query}`, { headers: signIn(scopes, user) });
const can = (guild: UserGuild | undefined, bit: bigint): boolean => (BigInt(guild?.permissions ?? 0) & bit) !== 0n;

describe('GET /users/@me/guilds', () => {
  it('returns permissions with bits beyond 2^53', async () => {
    const mine = await list();
    const by = (name: string): UserGuild | undefined => mine.find((guild) => guild.name === name);
    expect(by('oadro')).toMatchObject({ owner: true });
    expect(Number.isSafeInteger(Number(by('oadro')?.permissions))).toBe(false);
    expect(by('Pixel Orchard')).toMatchObject({ owner: false });
    expect([can(by('Pixel Orchard'), 0x8n), can(by('Nightshift Synths'), 0x20n)]).toEqual([true, true]);
    const plain = mine.filter((guild) => !guild.owner && !can(guild, 0x28n));
    expect(plain.length).toBeGreaterThan(10);
  });

  it('includes every community that a sample user owns, administers or manages', async () => {
    for (const user of sampleUsers) {
      const own = (await list('', user)).filter((guild) => guild.owner || (BigInt(guild.permissions) & 0x28n) !== 0n);
      const wanted = user.owns.length + user.administers.length + user.manages.length;
      expect([user.username, own.length]).toEqual([user.username, wanted]);
    }
    const newcomer = sampleUsers.at(-1);
    expect(await list('', newcomer)).toEqual([]);
  });

  it('pages by id in both directions', async () => {
    const all = (await list()).map(({ id }) => id);
    expect(all).toEqual([...all].sort(compareIds));
    const paged: string[] = [];
    for (let after = '0'; ; after = paged.at(-1) ?? '') {
      const page = (await list(`?limit=7&after=${after}`)).map(({ id }) => id);
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect((await list(`?limit=3&before=${all[10]}`)).map(({ id }) => id)).toEqual(all.slice(7, 10));
    expect((await api('/users/@me/guilds?limit=201', { headers: asBot })).status).toBe(400);
  });

  it('includes member counts only with an additional scope', async () => {
    expect((await list('?with_counts=true'))[0]).not.toHaveProperty('approximate_member_count');
    const counted = await list('?with_counts=true', firstUser(), [...everything, 'guilds.members.read']);
    expect(counted[0]?.approximate_member_count).toBeGreaterThan(0);
  });

  it('requires the guilds scope, and lists the guilds of the bot', async () => {
    expect((await api('/users/@me/guilds', { headers: signIn(['identify']) })).status).toBe(401);
    const guilds = await read<UserGuild[]>('/users/@me/guilds?with_counts=true', { headers: asBot });
    expect(guilds).toHaveLength(10);
    expect(guilds.every(({ id }) => standIn.state.botGuilds.has(id))).toBe(true);
  });
});
