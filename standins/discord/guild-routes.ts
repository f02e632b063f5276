// Calls about a guild by its id: the public widget, the preview, and data that only a bot in the guild can read.

import { json, refusals, type Answer } from './answers.ts';
import { callerOf } from './callers.ts';
import { countsAt } from './counts.ts';
import type { Guild } from './guild.ts';
import { channelsOf, STAGE, VOICE } from './guild-channels.ts';
import { eventsOf } from './guild-events.ts';
import { fullGuild } from './guild-full.ts';
import { roleMemberCounts, rolesOf } from './guild-roles.ts';
import { fractionOf, hexOf } from './random.ts';
import { readFlag, type Exchange, type Route } from './routes.ts';
import type { GuildPreview, GuildWidget } from './shapes.ts';

/** Counts of preview and widget lag a little behind those of an invite. */
const PREVIEW_STEP_MS = 5 * 60_000;

export const guildRoutes: readonly Route[] = [
  { name: 'getWidget', method: 'GET', pattern: /^\/guilds\/(\d+)\/widget\.json$/, major: 0, handle: getWidget },
  { name: 'getGuildPreview', method: 'GET', pattern: /^\/guilds\/(\d+)\/preview$/, major: 0, handle: getPreview },
  { name: 'getGuild', method: 'GET', pattern: /^\/guilds\/(\d+)$/, major: 0, handle: insideGuild(wholeGuild) },
  {
    name: 'getGuildChannels',
    method: 'GET',
    pattern: /^\/guilds\/(\d+)\/channels$/,
    major: 0,
    handle: insideGuild(channelsOf),
  },
  { name: 'getGuildRoles', method: 'GET', pattern: /^\/guilds\/(\d+)\/roles$/, major: 0, handle: insideGuild(rolesOf) },
  {
    name: 'getRoleMemberCounts',
    method: 'GET',
    pattern: /^\/guilds\/(\d+)\/roles\/member-counts$/,
    major: 0,
    handle: insideGuild(roleMemberCounts),
  },
  {
    name: 'getScheduledEvents',
    method: 'GET',
    pattern: /^\/guilds\/(\d+)\/scheduled-events$/,
    major: 0,
    handle: insideGuild((guild, { nowMs }) => eventsOf(guild, nowMs)),
  },
];

/** Serves only the bot, and only for guilds that it was added to. */
function insideGuild(read: (guild: Guild, exchange: Exchange) => unknown): (exchange: Exchange) => Answer {
  return (exchange) => {
    const { state, params } = exchange;
    if (callerOf(exchange).kind !== 'bot') return refusals.unauthorized();
    const guild = state.world.guildById(params[0] ?? '');
    if (guild === undefined) return refusals.unknownGuild();
    return state.botGuilds.has(guild.id) ? json(200, read(guild, exchange)) : refusals.missingAccess();
  };
}

function getPreview(exchange: Exchange): Answer {
  const { state, params, nowMs } = exchange;
  const caller = callerOf(exchange);
  if (caller.kind !== 'bot' && caller.kind !== 'user') return refusals.unauthorized();
  const guild = state.world.guildById(params[0] ?? '');
  const isOpen =
    guild?.features.includes('DISCOVERABLE') || (caller.kind === 'bot' && state.botGuilds.has(guild?.id ?? ''));
  if (guild === undefined || !isOpen) return refusals.unknownGuild();
  const counts = countsAt(guild, nowMs, PREVIEW_STEP_MS);
  const preview: GuildPreview = {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    splash: guild.splash,
    discovery_splash: guild.discoverySplash,
    home_header: null,
    description: guild.description,
    features: guild.features,
    approximate_member_count: counts.members,
    approximate_presence_count: counts.online,
    emojis: [],
    stickers: [],
  };
  return json(200, preview);
}

function getWidget({ state, params, baseUrl, nowMs }: Exchange): Answer {
  const guild = state.world.guildById(params[0] ?? '');
  if (guild === undefined) return refusals.unknownGuild();
  if (!guild.hasWidget) return refusals.widgetDisabled();
  const online = countsAt(guild, nowMs, PREVIEW_STEP_MS).online;
  const voice = channelsOf(guild).filter(({ type }) => type === VOICE || type === STAGE);
  const widget: GuildWidget = {
    id: guild.id,
    name: guild.name,
    instant_invite:
      fractionOf(guild.seed, 'widget invite') < 0.7 ? `https://discord.com/invite/${guild.otherCode}` : null,
    channels: voice.map(({ id, name, position }) => ({ id, name, position })),
    members: Array.from({ length: Math.min(100, online) }, (_, index) => widgetMember(guild, index, baseUrl)),
    presence_count: online,
  };
  return json(200, widget);
}

/** Anonymized by Discord: no id, no full name. */
function widgetMember(guild: Guild, index: number, baseUrl: string): GuildWidget['members'][number] {
  const letters = hexOf(guild.seed, `member ${index}`, 2);
  return {
    id: String(index),
    username: `${letters[0]}...${letters[1]}`,
    discriminator: '0000',
    avatar: null,
    status: (['online', 'idle', 'dnd'] as const)[index % 3] ?? 'online',
    avatar_url: `${baseUrl}/embed/avatars/${index % 6}.png`,
  };
}

function wholeGuild(guild: Guild, { query, nowMs }: Exchange): object {
  return fullGuild(guild, readFlag(query.get('with_counts')) === true ? nowMs : null);
}
