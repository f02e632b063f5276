// Guilds that are added to the stand-in while it runs (by the import command), stored as JSON lines in its data folder
// so that their invites survive a restart.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Community } from './communities/read-communities.ts';
import { guildOf, type Guild } from './guild.ts';
import { emblemNames } from './pictures/emblem.ts';
import { fractionOf, hashText, pickFrom } from './random.ts';
import { replaceFile } from './replace-file.ts';

export interface CustomGuild {
  code: string;
  name: string;
  guildId?: string;
  description?: string | null;
  /** If absent, generated deterministically. */
  memberCount?: number;
  onlineCount?: number;
  /** 32 hex digits, optionally prefixed with `a_`. */
  iconHash?: string | null;
  tag?: string | null;
  features?: string[];
}

const FILE_NAME = 'custom-guilds.jsonl';
const DESCRIPTION_LIMIT = 300;
const NAME_LIMIT = 100;

/** Validates one guild; returns an error message if it is unusable. */
export function readCustomGuild(value: unknown): CustomGuild | string {
  if (typeof value !== 'object' || value === null) return 'not an object';
  const given = value as Record<string, unknown>;
  if (typeof given.code !== 'string' || !/^[\w-]{2,255}$/.test(given.code)) return 'code: not an invite code';
  if (typeof given.name !== 'string' || given.name.trim() === '') return 'name: missing';
  if (given.guildId !== undefined && !/^\d{15,20}$/.test(String(given.guildId))) return 'guildId: not an id';
  return {
    code: given.code,
    name: given.name,
    ...(typeof given.guildId === 'string' ? { guildId: given.guildId } : {}),
    description: typeof given.description === 'string' ? given.description : null,
    ...(isCount(given.memberCount) ? { memberCount: given.memberCount } : {}),
    ...(isCount(given.onlineCount) ? { onlineCount: given.onlineCount } : {}),
    iconHash: typeof given.iconHash === 'string' && /^(a_)?[0-9a-f]{32}$/.test(given.iconHash) ? given.iconHash : null,
    tag: typeof given.tag === 'string' ? given.tag : null,
    ...(isTextList(given.features) ? { features: given.features } : {}),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** All facts of a custom guild. Missing facts are generated, including an icon hash so that pages have a picture. */
export function fullGuild(guild: CustomGuild): Guild {
  const seed = hashText(`custom/${guild.code}/${guild.name}`);
  const members = guild.memberCount ?? Math.round(10 ** (1.2 + 3.8 * fractionOf(seed, 'members') ** 1.4));
  const onlinePercent =
    guild.onlineCount === undefined
      ? Math.round(3 + 18 * fractionOf(seed, 'online'))
      : Math.min(100, (guild.onlineCount / members) * 100);
  const isVanity = /^[a-z0-9-]{2,25}$/.test(guild.code);
  const made = guildOf({
    name: [...guild.name].slice(0, NAME_LIMIT).join(''),
    code: isVanity ? guild.code : null,
    language: 'en',
    members,
    onlinePercent,
    emblem: pickFrom(emblemNames, seed, 'emblem'),
    description: guild.description ? [...guild.description].slice(0, DESCRIPTION_LIMIT).join('') : null,
    traits: [],
    tag: guild.tag ? { text: guild.tag, badge: 0 } : null,
    marks: new Set<never>(),
    category: 'Other',
  } satisfies Community);
  return {
    ...made,
    code: guild.code,
    id: guild.guildId ?? made.id,
    icon: guild.iconHash ?? made.icon,
    features: guild.features ?? made.features,
  };
}

interface GuildFile {
  /** Those stored when it was opened. */
  guilds: readonly CustomGuild[];
  add(guilds: readonly CustomGuild[]): void;
}

/**
 * Opens the guilds in `dataDir`; without a folder they are lost on exit. Opening removes duplicates, and the partial
 * line that a kill during an append leaves.
 */
export function openGuildFile(dataDir: string | undefined): GuildFile {
  if (dataDir === undefined) return { guilds: [], add: () => undefined };
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const guilds = readLines(text);
  const tidy = writeLines(guilds);
  if (tidy !== text) replaceFile(file, tidy);
  return { guilds, add: (added) => appendFileSync(file, writeLines(added)) };
}

function writeLines(guilds: readonly CustomGuild[]): string {
  return guilds.map((guild) => `${JSON.stringify(guild)}\n`).join('');
}

/** The last guild for each code. */
function readLines(text: string): CustomGuild[] {
  const byCode = new Map<string, CustomGuild>();
  for (const line of text.split('\n')) {
    const guild = readCustomGuild(parseLine(line));
    if (typeof guild !== 'string') byCode.set(guild.code, guild);
  }
  return [...byCode.values()];
}

function parseLine(line: string): unknown {
  try {
    return line === '' ? null : JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
