// All guilds of the stand-in and their invites.

import type { Guild } from './guild.ts';

export type Invite =
  | { kind: 'guild'; code: string; guild: Guild; lifetimeMs: number | null }
  | { kind: 'group-dm'; code: string }
  | { kind: 'friend'; code: string }
  | { kind: 'hub'; code: string };

export interface World {
  guilds(): readonly Guild[];
  guildById(id: string): Guild | undefined;
  /** The invite with this code; only vanity codes are case-insensitive. */
  inviteByCode(code: string): Invite | undefined;
  /** Adds a guild, or replaces the one with the same id; all its codes then lead to it. */
  add(guild: Guild): void;
}

/** Invites that a directory cannot list; always available. */
const ODD_INVITES: readonly Invite[] = [
  { kind: 'group-dm', code: 'Gr0upDm5' },
  { kind: 'friend', code: 'Fr13nd2x' },
  { kind: 'hub', code: 'StudentHub9' },
];

export function createWorld(initial: readonly Guild[]): World {
  const byId = new Map<string, Guild>();
  const byCode = new Map<string, Invite>(ODD_INVITES.map((invite) => [invite.code, invite]));
  const byVanity = new Map<string, Invite>();
  let list: Guild[] | null = null;

  function add(guild: Guild): void {
    byId.set(guild.id, guild);
    list = null;
    const main: Invite = { kind: 'guild', code: guild.code, guild, lifetimeMs: guild.inviteLifetimeMs };
    byCode.set(guild.code, main);
    byCode.set(guild.otherCode, { ...main, code: guild.otherCode, lifetimeMs: null });
    if (guild.vanityCode !== null) byVanity.set(guild.vanityCode.toLowerCase(), main);
  }

  for (const guild of initial) add(guild);
  return {
    guilds: () => (list ??= [...byId.values()]),
    guildById: (id) => byId.get(id),
    inviteByCode: (code) => byCode.get(code) ?? byVanity.get(code.toLowerCase()),
    add,
  };
}
