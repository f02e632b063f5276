// Who is in which guild, and what they may do there: sample users and the bot.

import { countsAt } from './counts.ts';
import type { Guild } from './guild.ts';
import { fractionOf, hashText } from './random.ts';
import { botPermissions } from './sandbox-app.ts';
import type { SampleUser } from './sample-users.ts';
import type { UserGuild } from './shapes.ts';
import type { World } from './world.ts';

const MANAGE_GUILD = 0x20n;
const ADMINISTRATOR = 0x8n;
const SPEAK_AND_SEE = 0x37de41n;
/** Every bit there is, and some that are still to come: does not fit a double. */
const EVERYTHING = (1n << 54n) - 1n;

/** A person can be in at most so many guilds. */
const MOST_GUILDS = 200;

export interface Membership {
  guild: Guild;
  isOwner: boolean;
  permissions: bigint;
}

/** By guild id, lowest first, as the platform lists them. */
export function membershipsOf(user: SampleUser, world: World): Membership[] {
  return byId(world.guilds().flatMap((guild) => membershipIn(guild, user) ?? [])).slice(0, MOST_GUILDS);
}

function membershipIn(guild: Guild, user: SampleUser): Membership | null {
  const code = guild.vanityCode ?? '';
  if (user.owns.includes(code)) return { guild, isOwner: true, permissions: EVERYTHING };
  if (user.administers.includes(code)) return { guild, isOwner: false, permissions: SPEAK_AND_SEE | ADMINISTRATOR };
  if (user.manages.includes(code)) return { guild, isOwner: false, permissions: SPEAK_AND_SEE | MANAGE_GUILD };
  const isIn = fractionOf(hashText(user.id), `in ${guild.id}`) < user.joinedShare;
  return isIn ? { guild, isOwner: false, permissions: SPEAK_AND_SEE } : null;
}

export function botMemberships(guildIds: ReadonlySet<string>, world: World): Membership[] {
  const guilds = [...guildIds].flatMap((id) => world.guildById(id) ?? []);
  return byId(guilds.map((guild) => ({ guild, isOwner: false, permissions: botPermissions })));
}

function byId(list: Membership[]): Membership[] {
  return list.sort((a, b) => compareIds(a.guild.id, b.guild.id));
}

/** Ids compare as numbers, which a double cannot hold. */
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
