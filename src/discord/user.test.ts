import { describe, expect, it } from 'vitest';
import { userGuild, UserGuildsShape, discordUser, UserShape } from './user.ts';

const MANAGE_GUILD = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;
const EVERYTHING_ELSE = ((1n << 60n) - 1n) & ~(MANAGE_GUILD | ADMINISTRATOR);

function guildWith(permissions: string, owner = false) {
  const raw = { id: '190000000000000001', name: 'Lantern', icon: null, owner, permissions, features: ['COMMUNITY'] };
  const [shape] = UserGuildsShape.parse([raw]);
  return userGuild(shape!);
}

it('stores unknown in place of 0 members, which no guild has, and each feature once', () => {
  const raw = { id: '190000000000000001', name: 'Lantern', permissions: '0', features: ['COMMUNITY', 'community'] };
  const [shape] = UserGuildsShape.parse([{ ...raw, approximate_member_count: 0, approximate_presence_count: 0 }]);
  expect(userGuild(shape!)).toMatchObject({ memberCount: null, onlineCount: 0, features: ['community'] });
});

describe('the permission to manage a guild', () => {
  it.each([
    ['nothing', 0n, false],
    ['manage server', MANAGE_GUILD, true],
    ['administrator', ADMINISTRATOR, true],
    ['bit 31, where 32-bit numbers turn negative', 1n << 31n, false],
    ['manage server and bit 31', (1n << 31n) | MANAGE_GUILD, true],
    // 32-bit operators would wrap these around: 37 to manage server, 35 to administrator.
    ['bit 37', 1n << 37n, false],
    ['bit 35', 1n << 35n, false],
    ['bit 53, where numbers lose the low bits', 1n << 53n, false],
    ['manage server and bit 53', (1n << 53n) | MANAGE_GUILD, true],
    ['administrator and bit 60', (1n << 60n) | ADMINISTRATOR, true],
    // As a number this rounds up to 2^60, and so does the next: the low bits are lost.
    ['everything but the two', EVERYTHING_ELSE, false],
    ['everything', (1n << 60n) - 1n, true],
  ])('with %s', (_name, permissions, isManager) => {
    expect(guildWith(String(permissions)).isManager).toBe(isManager);
  });

  it('is always given to the owner', () => {
    expect(guildWith('0', true).isManager).toBe(true);
  });

  it.each(['', '-32', '32.5', '0x20', '1e3', 'all'])('is not parsed from %j', (permissions) => {
    expect(() => guildWith(permissions)).toThrow('permissions');
  });
});

describe('discordUser', () => {
  const base = { id: '180000000000000001', username: 'lamplighter', discriminator: '0' };

  it('has null for the discriminator of a new-style username and for missing fields', () => {
    expect(discordUser(UserShape.parse(base))).toEqual({
      id: base.id,
      username: 'lamplighter',
      discriminator: null,
      displayName: null,
      avatarHash: null,
    });
  });

  it('separates the discriminator from an old-style username', () => {
    const old = { ...base, username: 'Paper Fox#4207', discriminator: '4207' };
    expect(discordUser(UserShape.parse(old))).toMatchObject({ username: 'Paper Fox', discriminator: '4207' });
  });
});
