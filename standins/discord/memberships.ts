// Guild memberships and permissions of the sample users and the bot.

import { countsAt } from './counts.ts';
import type { Guild } from './guild.ts';
import { fractionOf, hashText } from './random.ts';
import { botPermissions } from './sandbox-app.ts';
import type { SampleUser } from './sample-users.ts';
import type { UserGuild } from './shapes.ts';
import type { World } from './world.ts';

const MANAGE_GUILD = 0x20n;
const ADMINISTRATOR = 0x8n;
const BASIC_PERMISSIONS = 0x37de41n;
/** All current bits and some future ones: does not fit in a double. */
const ALL_PERMISSIONS = (1n << 54n) - 1n;

/** The most guilds that a user can be in. */
const MAX_GUILDS = 200;

export interface Membership {
  guild: Guild;
  isOwner: boolean;
  permissions: bigint;
}

/** Sorted by guild id, lowest first, as Discord lists them. */
export function membershipsOf(user: SampleUser, world: World): Membership[] {
  return byId(world.guilds().flatMap((guild) => membershipIn(guild, user) ?? [])).slice(0, MAX_GUILDS);
}

function membershipIn(guild: Guild, user: SampleUser): Membership | null {
  const code = guild.vanityCode ?? '';
  if (user.owns.includes(code)) return { guild, isOwner: true, permissions: ALL_PERMISSIONS };
  if (user.administers.includes(code)) return { guild, isOwner: false, permissions: BASIC_PERMISSIONS | ADMINISTRATOR };
  if (user.manages.includes(code)) return { guild, isOwner: false, permissions: BASIC_PERMISSIONS | MANAGE_GUILD };
  const isIn = fractionOf(hashText(user.id), `in ${guild.id}`) < user.joinedShare;
  return isIn ? { guild, isOwner: false, permissions: BASIC_PERMISSIONS } : null;
}

export function botMemberships(guildIds: ReadonlySet<string>, world: World): Membership[] {
  const guilds = [...guildIds].flatMap((id) => world.guildById(id) ?? []);
  return byId(guilds.map((guild) => ({ guild, isOwner: false, permissions: botPermissions })));
}

function byId(list: Membership[]): Membership[] {
  return list.sort((a, b) => compareIds(a.guild.id, b.guild.id));
}

/** Compares ids numerically, although they do not fit in a double. */
export function compareIds(a: string, b: string): number {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

export function userGuild({ guild, isOwner, permissions }: Membership, counts: { nowMs: number } | null): UserGuild {
  const item: UserGuild = {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: guild.banner,
    owner: isOwner,
    permissions: permissions.toString(),
    features: guild.features,
  };
  if (counts === null) return item;
  const { members, online } = countsAt(guild, counts.nowMs);
  return { ...item, approximate_member_count: members, approximate_presence_count: online };
}
