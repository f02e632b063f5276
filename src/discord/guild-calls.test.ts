// The routes under /guilds, through the client, against scripted answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { createDiscord } from './client.ts';
import { createTestClock } from '#test/clock.ts';
import { openPlace } from '#test/discord.ts';
import { MAX_LIST_BYTES } from './http-get.ts';
import { GUILD_ID, HASH } from '#test/discord-invite.ts';

interface SentRequest {
  path: string;
  token: string | null;
}

let db: Database;
beforeAll(async () => void (db = await openPlace({ file: ':memory:' }, () => 0)));
beforeEach(async () => {
  await db.kysely.updateTable('upstream_breaker').set({ open_until: 0, failures: 0, reason: null }).execute();
});
afterAll(async () => await db.close());

const CLOSED_TO_US = [403, { message: 'Missing Access', code: 50001 }] as const;
const UNAUTHORIZED = [401, { message: '401: Unauthorized', code: 0 }] as const;

/** @param answers by path under the API, with or without query; other paths answer "unknown guild" */
function setUp(answers: Record<string, readonly [number, unknown]>, botToken: string | undefined = 'a-token') {
  const requests: SentRequest[] = [];
  const clock = createTestClock();
  const discord = createDiscord({
    db,
    now: () => clock.now(),
    random: () => 0,
    config: {
      apiUrl: 'https://upstream.test/api/v10',
      cdnUrl: 'https://cdn.test',
      userAgent: 'DiscordBot (x, 1)',
      botToken,
      budget: { total: 0, background: 0, backgroundFloor: 0 },
      timeoutMs: 1000,
    },
    fetch: async (input, init) => {
      const url = new URL(input as URL);
      const path = url.pathname.replace('/api/v10', '');
      requests.push({ path: path + url.search, token: new Headers(init?.headers).get('authorization') });
      const [status, body] = answers[path + url.search] ?? answers[path] ?? [404, { code: 10004 }];
      return Response.json(body, { status });
    },
  });
  return { discord, requests, clock };
}

const GUILD = {
  id: GUILD_ID,
  name: 'Lantern\u202E Fen',
  icon: HASH,
  splash: null,
  discovery_splash: HASH,
  home_header: null,
  description: null,
  features: ['COMMUNITY', 'DISCOVERABLE'],
  emojis: [{ id: '1', user: { username: 'wren' } }],
  stickers: [],
  approximate_member_count: 120,
  approximate_presence_count: 0,
  owner_id: '310293847566123009',
  banner: HASH,
  verification_level: 3,
  nsfw_level: 0,
  premium_tier: 1,
  vanity_url_code: null,
  preferred_locale: 'pt-BR',
};

/** Entries of a list of guilds, in the order of their ids. */
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: String(100_000_000_000_000_000n + BigInt(from + i)) }));

describe('botGuild', () => {
  const channels = [0, 0, 2, 4, 13].map((type, i) => ({ id: `10000000000000000${i}`, type, name: 'x' }));
  const roles = [GUILD_ID, '100000000000000001', '100000000000000002'].map((id) => ({ id, name: 'x' }));

  it('reads the full guild with its channels and roles', async () => {
    const { discord, requests } = setUp({
      [`/guilds/${GUILD_ID}?with_counts=true`]: [200, GUILD],
      [`/guilds/${GUILD_ID}/channels`]: [200, channels],
      [`/guilds/${GUILD_ID}/roles`]: [200, roles],
    });
    const guild = await discord.botGuild(GUILD_ID, 'background');
    expect(guild).toEqual({
      guildId: GUILD_ID,
      name: 'Lantern Fen',
      description: null,
      iconHash: HASH,
      discoverySplashHash: HASH,
      splashHash: null,
      bannerHash: HASH,
      features: ['community', 'discoverable'],
      memberCount: 120,
      onlineCount: 0,
      verificationLevel: 3,
      nsfwLevel: 0,
      premiumTier: 1,
      vanityCode: null,
      locale: 'pt-BR',
      channelCount: 4,
      roleCount: 2,
    });
    expect(requests[0]).toEqual({ path: `/guilds/${GUILD_ID}?with_counts=true`, token: 'Bot a-token' });
    expect(JSON.stringify(guild)).not.toMatch(/310293847566123009|wren/);
  });

  it('has null counts for lists that the bot cannot see', async () => {
    const { discord } = setUp({
      [`/guilds/${GUILD_ID}?with_counts=true`]: [200, GUILD],
      [`/guilds/${GUILD_ID}/channels`]: CLOSED_TO_US,
      [`/guilds/${GUILD_ID}/roles`]: CLOSED_TO_US,
    });
    expect(await discord.botGuild(GUILD_ID, 'background')).toMatchObject({ channelCount: null, roleCount: null });
  });

  it('counts the channels of the largest possible guild', async () => {
    const overwrites = Array.from({ length: 60 }, (_, i) => ({ id: String(i), type: 0, allow: '1024', deny: '2048' }));
    const large = { type: 0, name: 'x'.repeat(100), topic: '話'.repeat(1024), permission_overwrites: overwrites };
    const list = Array.from({ length: 500 }, () => large);
    expect(JSON.stringify(list).length).toBeGreaterThan(2_000_000);
    const { discord, requests } = setUp({
      [`/guilds/${GUILD_ID}?with_counts=true`]: [200, GUILD],
      [`/guilds/${GUILD_ID}/channels`]: [200, list],
      [`/guilds/${GUILD_ID}/roles`]: [200, roles],
    });
    expect(await discord.botGuild(GUILD_ID, 'background')).toMatchObject({ channelCount: 500, roleCount: 2 });
    expect(requests).toHaveLength(3);
  });

  it('returns the guild when one of its lists cannot be read', async () => {
    const { discord } = setUp({
      [`/guilds/${GUILD_ID}?with_counts=true`]: [200, GUILD],
      [`/guilds/${GUILD_ID}/channels`]: [200, 'x'.repeat(MAX_LIST_BYTES)],
      [`/guilds/${GUILD_ID}/roles`]: [200, roles],
    });
    expect(await discord.botGuild(GUILD_ID, 'background')).toMatchObject({
      memberCount: 120,
      channelCount: null,
      roleCount: 2,
    });
  });

  it('needs a bot and a valid id', async () => {
    const { discord, requests } = setUp({}, '');
    expect(discord.hasBot).toBe(false);
    await expect(discord.botGuild(GUILD_ID, 'background')).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(discord.widgetInvite('../users/@me', 'background')).rejects.toMatchObject({ kind: 'not-found' });
    expect(requests).toEqual([]);
    expect((await discord.state()).breakers.guilds.isOpen).toBe(false);
  });

  it('makes one call when the bot is not in the guild', async () => {
    const { discord, requests } = setUp({ [`/guilds/${GUILD_ID}`]: CLOSED_TO_US });
    await expect(discord.botGuild(GUILD_ID, 'background')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(requests).toHaveLength(1);
  });
});

describe('botGuildIds', () => {
  it('reads every page', async () => {
    const { discord, requests } = setUp({
      '/users/@me/guilds?limit=200&after=0': [200, ids(0, 200)],
      [`/users/@me/guilds?limit=200&after=${ids(199, 1)[0]!.id}`]: [200, ids(200, 3)],
    });
    expect(await discord.botGuildIds('background')).toEqual(ids(0, 203).map(({ id }) => id));
    expect(requests).toHaveLength(2);
  });

  it('stops when the upstream keeps returning the same page', async () => {
    const { discord, requests } = setUp({ '/users/@me/guilds': [200, ids(0, 200)] });
    await expect(discord.botGuildIds('background')).rejects.toMatchObject({ kind: 'unexpected-answer' });
    expect(requests).toHaveLength(2);
  });
});

describe('widgetInvite', () => {
  it('reads the offered invite, without a token', async () => {
    const widget = {
      id: GUILD_ID,
      name: 'Lantern Fen',
      instant_invite: 'https://discord.com/invite/aB3dE5fG',
      channels: [],
      members: [{ id: '0', username: 'w...n', status: 'online' }],
      presence_count: 31,
    };
    const { discord, requests } = setUp({ [`/guilds/${GUILD_ID}/widget.json`]: [200, widget] });
    expect(await discord.widgetInvite(GUILD_ID, 'background')).toBe('aB3dE5fG');
    expect(requests[0]!.token).toBeNull();
  });

  it('is forbidden when it is switched off', async () => {
    const { discord } = setUp({ [`/guilds/${GUILD_ID}/widget.json`]: [403, { code: 50004 }] });
    await expect(discord.widgetInvite(GUILD_ID, 'background')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

it('a refused token pauses the guild routes but not invites, and is retried later', async () => {
  const { discord, requests, clock } = setUp({ [`/guilds/${GUILD_ID}?with_counts=true`]: UNAUTHORIZED });
  await expect(discord.botGuild(GUILD_ID, 'background')).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(discord.botGuild(GUILD_ID, 'interactive')).rejects.toMatchObject({ kind: 'breaker-open' });
  expect(requests).toHaveLength(1);
  const { breakers } = await discord.state();
  expect(breakers).toMatchObject({ guilds: { isOpen: true, reason: 'unauthorized' }, invites: { isOpen: false } });
  clock.advance(HOUR_MS);
  await expect(discord.botGuild(GUILD_ID, 'background')).rejects.toMatchObject({ kind: 'unauthorized' });
});

it('guild routes do not spend the look-up budget', async () => {
  const { discord } = setUp({ [`/guilds/${GUILD_ID}?with_counts=true`]: [200, GUILD] });
  await discord.botGuild(GUILD_ID, 'background');
  expect((await discord.state()).budget.used).toBe(0);
});
