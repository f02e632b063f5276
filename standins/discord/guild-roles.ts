// The roles of a guild, derived from its seed. Only a bot in the guild can see them.

import type { Guild } from './guild.ts';
import { fractionAt, fractionOf, snowflakeAt } from './random.ts';

interface Role {
  id: string;
  name: string;
  color: number;
  colors: { primary_color: number; secondary_color: null; tertiary_color: null };
  hoist: boolean;
  icon: null;
  unicode_emoji: null;
  position: number;
  permissions: string;
  managed: boolean;
  mentionable: boolean;
  flags: number;
}

const NAMES = ['Keepers', 'Helpers', 'Regulars', 'Event hosts', 'Newcomers', 'Boosters', 'Night shift', 'Makers'];

/** The first one, with the guild's own id, is @everyone. */
export function rolesOf(guild: Guild): Role[] {
  const count = 2 + Math.round(fractionOf(guild.seed, 'roles') * (4 + 2 * Math.log10(guild.members + 1)));
  const others = Array.from({ length: count }, (_, index) => {
    const name = NAMES[index] ?? `Circle ${index - NAMES.length + 1}`;
    const color = Math.floor(fractionAt(guild.seed, 5000 + index) * 0xffffff);
    return role(snowflakeAt(guild.createdAtMs + 500_000 + index * 1000, guild.seed), name, index + 1, color);
  });
  return [role(guild.id, '@everyone', 0, 0), ...others];
}

/** Members in each role; @everyone is not counted. */
export function roleMemberCounts(guild: Guild): Record<string, number> {
  const counted = rolesOf(guild).slice(1);
  return Object.fromEntries(
    counted.map(({ id }, index) => [id, Math.round(guild.members * fractionAt(guild.seed, 7000 + index) ** 4)]),
  );
}

function role(id: string, name: string, position: number, color: number): Role {
  return {
    id,
    name,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: position > 0 && position < 4,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: position === 0 ? '104324673' : '2251799813685247',
    managed: false,
    mentionable: false,
    flags: 0,
  };
}
