// The channels of a guild, derived from its seed. Only a bot in the guild can see them.

import type { Guild } from './guild.ts';
import { fractionAt, snowflakeAt } from './random.ts';

interface Channel {
  id: string;
  guild_id: string;
  /** 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
  type: number;
  name: string;
  position: number;
  parent_id: string | null;
  nsfw: boolean;
  topic: string | null;
  permission_overwrites: never[];
}

const TEXT = 0;
export const VOICE = 2;
const CATEGORY = 4;
const NEWS = 5;
export const STAGE = 13;
const FORUM = 15;

const NAMES: Record<number, readonly string[]> = {
  [TEXT]: ['general', 'introductions', 'questions', 'off-topic', 'showcase', 'looking-for', 'photos', 'links'],
  [VOICE]: ['Lounge', 'Table 1', 'Table 2', 'Quiet room', 'Late room'],
  [NEWS]: ['announcements'],
  [STAGE]: ['Main stage'],
  [FORUM]: ['help-desk', 'ideas', 'guides'],
};

const CATEGORIES = ['START', 'TALK', 'ROOMS', 'ARCHIVE'];

/** From a handful up to about forty: larger guilds have more. */
export function channelsOf(guild: Guild): Channel[] {
  const scale = 1 + Math.log10(guild.members + 1);
  const categories = CATEGORIES.slice(0, Math.min(CATEGORIES.length, Math.max(1, Math.round(scale) - 1))).map(
    (name, position) => channel(guild, { type: CATEGORY, name, position, parentId: null }),
  );
  const first = categories[0]?.id ?? null;
  const entrance = channel(guild, { type: guild.channel.type, name: guild.channel.name, position: 0, parentId: first });
  const rooms = typesOf(guild, scale).map((type, index) => {
    const parentId = categories[index % categories.length]?.id ?? null;
    return channel(guild, { type, name: nameOf(type, index), position: categories.length + index, parentId });
  });
  return [...categories, { ...entrance, id: guild.channel.id }, ...rooms];
}

function typesOf(guild: Guild, scale: number): number[] {
  const several = (type: number, max: number): number[] =>
    Array<number>(Math.round(fractionAt(guild.seed, 1000 + type) * max * (scale / 4))).fill(type);
  const isCommunity = guild.features.includes('COMMUNITY');
  return [
    TEXT,
    ...several(TEXT, 18),
    VOICE,
    ...several(VOICE, 8),
    ...(guild.features.includes('NEWS') ? [NEWS] : []),
    ...(isCommunity ? several(FORUM, 4) : []),
    ...(isCommunity && scale > 5 ? [STAGE] : []),
  ];
}

function nameOf(type: number, index: number): string {
  const names = NAMES[type] ?? ['room'];
  const name = names[index % names.length] ?? 'room';
  return index < names.length ? name : `${name}-${Math.floor(index / names.length) + 1}`;
}

function channel(
  guild: Guild,
  { type, name, position, parentId }: { type: number; name: string; position: number; parentId: string | null },
): Channel {
  return {
    id: snowflakeAt(guild.createdAtMs + 1000 * (position + 1), guild.seed),
    guild_id: guild.id,
    type,
    name,
    position,
    parent_id: parentId,
    nsfw: guild.nsfwLevel === 3,
    topic: null,
    permission_overwrites: [],
  };
}
