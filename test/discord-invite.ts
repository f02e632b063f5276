// A fictional invite answer in the upstream's format, for tests of src/discord.

export const GUILD_ID = '846213907755302912';
export const HASH = '5b0c6a2f4de98173a6c1f0927be4d385';
export const OTHER_HASH = 'a_90f3e7b12c4d5a6688917f0c3be2d4a1';

type Fields = Record<string, unknown>;

/** @param change merged into the answer; object values of `guild` and `profile` are merged too, others replace them */
export function inviteJson(change: Fields = {}): Fields {
  const base = invite();
  return { ...base, ...change, ...part(base, change, 'guild'), ...part(base, change, 'profile') };
}

function part(base: Fields, change: Fields, name: string): Fields {
  const value = change[name];
  if (!(name in change) || typeof value !== 'object' || value === null) return {};
  return { [name]: { ...(base[name] as Fields), ...value } };
}

function invite(): Fields {
  return {
    type: 0,
    code: 'lanternfen',
    expires_at: null,
    flags: 2,
    guild: {
      id: GUILD_ID,
      name: 'Lantern Fen',
      icon: OTHER_HASH,
      banner: HASH,
      splash: null,
      description: 'Night walks, bats and field recordings.',
      features: ['COMMUNITY', 'NEWS', 'SOME_FUTURE_FEATURE', 'COMMUNITY'],
      verification_level: 2,
      nsfw_level: 0,
      nsfw: false,
      vanity_url_code: 'lanternfen',
      premium_subscription_count: 17,
      premium_tier: 3,
    },
    guild_id: GUILD_ID,
    channel: { id: '846213908287979522', type: 0, name: 'start-here' },
    inviter: { id: '310293847566123009', username: 'wren', discriminator: '0', global_name: 'Wren', avatar: null },
    profile: {
      id: GUILD_ID,
      name: 'Lantern Fen',
      icon_hash: OTHER_HASH,
      member_count: 18_342,
      online_count: 2711,
      description: 'From the profile.',
      tag: ' FEN ',
      badge: 1,
      traits: [
        { emoji_id: null, emoji_name: '🦇', emoji_animated: false, label: 'Bats', position: 1 },
        { emoji_id: null, emoji_name: null, emoji_animated: false, label: 'Friendly', position: 0 },
        { emoji_id: '846213907755302000', emoji_name: 'fen_owl', emoji_animated: true, label: 'Owls', position: 2 },
      ],
      features: ['COMMUNITY'],
      visibility: 1,
      custom_banner_hash: null,
      premium_subscription_count: 17,
      premium_tier: 3,
    },
    approximate_member_count: 18_350,
    approximate_presence_count: 2720,
  };
}
