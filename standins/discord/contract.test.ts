// Checks the answers against what is known about Discord: types, nullability, error bodies, headers. The schemas are
// strict, so a field that Discord does not send fails too.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asBot, standInForTests } from './stand-in-fixture.ts';

const { standIn, api, read, signIn } = await standInForTests();

const Snowflake = z.string().regex(/^\d{17,20}$/);
const Hash = z.string().regex(/^(a_)?[0-9a-f]{32}$/);
const Color = z.string().regex(/^#[0-9a-f]{6}$/);
const Time = z.iso.datetime({ offset: true, local: false });
const Count = z.int().min(0);
const Level = z.int().min(0).max(4);

const Profile = z.strictObject({
  id: Snowflake,
  name: z.string().min(2).max(100),
  icon_hash: Hash.nullable(),
  member_count: Count,
  online_count: Count,
  description: z.string().max(300).nullable(),
  brand_color_primary: Color.optional(),
  banner_hash: Hash.nullable(),
  game_application_ids: z.array(Snowflake).max(20),
  game_activity: z.union([
    z.array(z.never()),
    z.record(Snowflake, z.object({ activity_level: z.int(), activity_score: z.int() })),
  ]),
  tag: z.string().min(2).max(4).nullable(),
  badge: z.int().min(0),
  badge_color_primary: Color.nullable(),
  badge_color_secondary: Color.nullable(),
  badge_hash: Hash.nullable(),
  traits: z
    .array(
      z.strictObject({
        emoji_id: Snowflake.nullable(),
        emoji_name: z.string().nullable(),
        emoji_animated: z.boolean(),
        label: z.string().min(1),
        position: z.int().min(0),
      }),
    )
    .max(5),
  features: z.array(z.string()),
  visibility: z.int().min(0).max(3),
  custom_banner_hash: Hash.nullable(),
  premium_subscription_count: Count,
  premium_tier: z.int().min(0).max(3),
});

const GuildInvite = z.strictObject({
  type: z.literal(0),
  code: z.string(),
  expires_at: Time.nullable(),
  flags: z.int().optional(),
  guild: z.strictObject({
    id: Snowflake,
    name: z.string().min(2).max(100),
    splash: Hash.nullable(),
    banner: Hash.nullable(),
    description: z.string().max(300).nullable(),
    icon: Hash.nullable(),
    features: z.array(z.string().regex(/^[A-Z0-9_]+$/)).max(20),
    verification_level: Level,
    vanity_url_code: z.string().nullable(),
    nsfw_level: z.int().min(0).max(3),
    nsfw: z.boolean(),
    premium_subscription_count: Count,
    premium_tier: z.int().min(0).max(3),
  }),
  guild_id: Snowflake,
  channel: z.strictObject({ id: Snowflake, type: z.int(), name: z.string() }),
  inviter: z
    .strictObject({
      id: Snowflake,
      username: z.string(),
      discriminator: z.string(),
      global_name: z.string().nullable(),
      avatar: Hash.nullable(),
    })
    .optional(),
  profile: Profile.optional(),
  approximate_member_count: Count.optional(),
  approximate_presence_count: Count.optional(),
});

describe('GET /invites/{code}', () => {
  it('returns every community in the documented shape', async () => {
    const codes = standIn.state.world.guilds().map(({ code }) => code);
    const answers = await Promise.all(
      codes.map((code) => read(`/invites/${code}?with_counts=true&with_expiration=true`)),
    );
    for (const answer of answers.map((body) => GuildInvite.parse(body))) {
      expect(answer.guild_id).toBe(answer.guild.id);
      expect(answer.guild.nsfw).toBe([1, 3].includes(answer.guild.nsfw_level));
      expect(answer.approximate_presence_count).toBeLessThanOrEqual(answer.approximate_member_count ?? 0);
    }
  });

  it('includes counts only on request, except in the profile', async () => {
    const plain = GuildInvite.parse(await read('/invites/oadro'));
    expect(plain.approximate_member_count).toBeUndefined();
    expect(plain.profile?.member_count).toBeGreaterThan(0);
    const counted = GuildInvite.parse(await read('/invites/oadro?with_counts=1'));
    expect(counted.approximate_member_count).toBeGreaterThan(0);
  });

  it('ignores case only in vanity codes', async () => {
    expect((await api('/invites/OADRO')).status).toBe(200);
    const random = standIn.state.world.guilds().find(({ vanityCode }) => vanityCode === null)?.code ?? '';
    expect((await api(`/invites/${random}`)).status).toBe(200);
    expect((await api(`/invites/${random.toLowerCase()}`)).status).toBe(404);
  });

  it('supports group DMs, friends and hubs', async () => {
    expect(await read('/invites/Gr0upDm5')).toMatchObject({ type: 1, channel: { type: 3, name: null } });
    expect(await read('/invites/Fr13nd2x')).toMatchObject({ type: 2, channel: null });
    expect(await read('/invites/StudentHub9')).toMatchObject({ type: 0, guild: { features: ['HUB'] } });
  });
});

describe('errors', () => {
  const cases: [path: string, status: number, body: object][] = [
    ['/invites/nosuchcode', 404, { message: 'Unknown Invite', code: 10006 }],
    ['/nowhere', 404, { message: '404: Not Found', code: 0 }],
    ['/invites/a', 400, { message: 'Invalid Form Body', code: 50035 }],
    ['/invites/..%2Fusers', 400, { code: 50035 }],
    ['/invites/oadro?with_counts=maybe', 400, { code: 50035, errors: { with_counts: { _errors: [{}] } } }],
    ['/guilds/100000000000000000/widget.json', 404, { message: 'Unknown Guild', code: 10004 }],
    ['/users/@me', 401, { message: '401: Unauthorized', code: 0 }],
  ];
  it.each(cases)('%s', async (path, status, body) => {
    const response = await api(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject(body);
  });

  it('refuses unsupported methods, versions, user agents and tokens', async () => {
    expect((await api('/invites/oadro', { method: 'PUT' })).status).toBe(405);
    const agent = { headers: { 'user-agent': 'DiscordBot (https://x.example, 1)' } };
    const unversioned = await fetch(`${standIn.url}/api/invites/oadro`, agent);
    expect([unversioned.status, ((await unversioned.json()) as { code: number }).code]).toEqual([400, 50041]);
    const blocked = await api('/invites/oadro', { headers: { 'user-agent': 'curl/8' } });
    expect([blocked.status, ((await blocked.json()) as { code: number }).code]).toEqual([403, 40333]);
    expect((await api('/invites/oadro', { headers: { authorization: 'Bot wrong' } })).status).toBe(401);
  });
});

describe('rate-limit headers', () => {
  it('are sent only to callers with a token', async () => {
    const names = ['limit', 'remaining', 'reset', 'reset-after', 'bucket'].map((name) => `x-ratelimit-${name}`);
    const anonymous = await api('/invites/oadro');
    expect(names.filter((name) => anonymous.headers.has(name))).toEqual([]);
    const known = await api('/invites/oadro', { headers: asBot });
    expect(names.filter((name) => !known.headers.has(name))).toEqual([]);
    expect(known.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
  });
});

const guildOf = (code: string): string => {
  const invite = standIn.state.world.inviteByCode(code);
  return invite?.kind === 'guild' ? invite.guild.id : '';
};

describe('guilds by id', () => {
  it('shows the widget of guilds that enabled it', async () => {
    const Widget = z.strictObject({
      id: Snowflake,
      name: z.string(),
      instant_invite: z.url().nullable(),
      channels: z.array(z.strictObject({ id: Snowflake, name: z.string(), position: z.int() })),
      members: z
        .array(
          z.strictObject({
            id: z.string().regex(/^\d{1,2}$/),
            username: z.string(),
            discriminator: z.literal('0000'),
            avatar: z.null(),
            status: z.enum(['online', 'idle', 'dnd']),
            avatar_url: z.url(),
          }),
        )
        .max(100),
      presence_count: Count,
    });
    Widget.parse(await read(`/guilds/${guildOf('oadro')}/widget.json`));
    expect(await read(`/guilds/${guildOf('starforge')}/widget.json`)).toEqual({
      message: 'Widget Disabled',
      code: 50004,
    });
  });

  it('previews discoverable guilds and those that the bot is in', async () => {
    const Preview = z.strictObject({
      id: Snowflake,
      name: z.string(),
      icon: Hash.nullable(),
      splash: Hash.nullable(),
      discovery_splash: Hash.nullable(),
      home_header: z.null(),
      description: z.string().nullable(),
      features: z.array(z.string()),
      approximate_member_count: Count,
      approximate_presence_count: Count,
      emojis: z.array(z.never()),
      stickers: z.array(z.never()),
    });
    Preview.parse(await read(`/guilds/${guildOf('oadro')}/preview`, { headers: asBot }));
    expect((await api(`/guilds/${guildOf('oadro')}/preview`)).status).toBe(401);
    const hidden = standIn.state.world
      .guilds()
      .find(({ id, features }) => !features.includes('DISCOVERABLE') && !standIn.state.botGuilds.has(id));
    expect(await read(`/guilds/${hidden?.id}/preview`, { headers: asBot })).toEqual({
      message: 'Unknown Guild',
      code: 10004,
    });
  });

  it('returns the full guild to the bot if it is a member', async () => {
    const id = guildOf('oadro');
    const guild = await read<Record<string, unknown>>(`/guilds/${id}?with_counts=true`, { headers: asBot });
    expect(guild).toMatchObject({ id, preferred_locale: 'en-US', vanity_url_code: 'oadro', premium_tier: 3 });
    expect(guild.approximate_member_count).toBeGreaterThan(0);
    expect(await read<object>(`/guilds/${id}`, { headers: asBot })).not.toHaveProperty('approximate_member_count');
    const channels = await read<{ id: string; type: number }[]>(`/guilds/${id}/channels`, { headers: asBot });
    expect(new Set(channels.map((channel) => channel.id)).size).toBe(channels.length);
    expect(channels.every(({ type }) => [0, 2, 4, 5, 13, 15].includes(type))).toBe(true);
    const roles = await read<{ id: string; name: string }[]>(`/guilds/${id}/roles`, { headers: asBot });
    expect(roles[0]).toMatchObject({ id, name: '@everyone' });
    const counts = await read<Record<string, number>>(`/guilds/${id}/roles/member-counts`, { headers: asBot });
    expect(Object.keys(counts)).toEqual(roles.slice(1).map((role) => role.id));
    expect(Array.isArray(await read(`/guilds/${id}/scheduled-events`, { headers: asBot }))).toBe(true);
  });

  it('refuses the full guild to all other callers', async () => {
    const path = `/guilds/${guildOf('starforge')}`;
    expect(await read(path, { headers: asBot })).toEqual({ message: 'Missing Access', code: 50001 });
    expect((await api(path)).status).toBe(401);
    expect((await api(path, { headers: signIn(['identify', 'guilds']) })).status).toBe(401);
  });
});
