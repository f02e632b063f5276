// The body of `GET /invites/{code}` for each kind of invite.

import { countsAt } from './counts.ts';
import type { Guild } from './guild.ts';
import { fractionOf, hashText, hexOf, snowflakeAt } from './random.ts';
import type { GuildProfile, InviteAnswer, InviteGuild, InviteInviter } from './shapes.ts';
import type { Invite } from './world.ts';

const PROFILE_STEP_MS = 10 * 60_000;
const PROFILE_FEATURES = ['COMMUNITY', 'MEMBER_VERIFICATION_GATE_ENABLED', 'DISCOVERABLE', 'PARTNERED', 'VERIFIED'];

export interface InviteQuery {
  withCounts: boolean;
  nowMs: number;
}

export function inviteAnswer(invite: Invite, query: InviteQuery): InviteAnswer {
  if (invite.kind === 'group-dm') return groupDmAnswer(invite.code, query.nowMs);
  if (invite.kind === 'friend') return friendAnswer(invite.code, query.nowMs);
  if (invite.kind === 'hub') return hubAnswer(invite.code, query);
  return guildInviteAnswer(invite.code, invite.guild, invite.lifetimeMs, query);
}

export function guildInviteAnswer(
  code: string,
  guild: Guild,
  lifetimeMs: number | null,
  query: InviteQuery,
): InviteAnswer {
  const counts = countsAt(guild, query.nowMs);
  return {
    type: 0,
    code,
    expires_at: lifetimeMs === null ? null : isoTime(expiry(query.nowMs, lifetimeMs)),
    flags: 2,
    guild: inviteGuild(guild),
    guild_id: guild.id,
    channel: { ...guild.channel },
    ...(code === guild.vanityCode ? {} : { inviter: inviterOf(guild) }),
    ...(guild.hasProfile ? { profile: profileOf(guild, query.nowMs) } : {}),
    ...(query.withCounts
      ? { approximate_member_count: counts.members, approximate_presence_count: counts.online }
      : {}),
  };
}

/** Expiring invites are renewed daily, so they never all expire while a sandbox runs. */
function expiry(nowMs: number, lifetimeMs: number): number {
  const dayMs = 86_400_000;
  return Math.floor(nowMs / dayMs) * dayMs + lifetimeMs;
}

/** ISO 8601 with an offset, as Discord formats it (no `Z`). */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00');
}

function inviteGuild(guild: Guild): InviteGuild {
  return {
    id: guild.id,
    name: guild.name,
    splash: guild.splash,
    banner: guild.banner,
    description: guild.description,
    icon: guild.icon,
    features: guild.features,
    verification_level: guild.verificationLevel,
    vanity_url_code: guild.vanityCode,
    nsfw_level: guild.nsfwLevel,
    nsfw: guild.nsfwLevel === 1 || guild.nsfwLevel === 3,
    premium_subscription_count: guild.boosts,
    premium_tier: guild.premiumTier,
  };
}

function profileOf(guild: Guild, nowMs: number): GuildProfile {
  const counts = countsAt(guild, nowMs, PROFILE_STEP_MS);
  const hasBrand = fractionOf(guild.seed, 'brand') < 0.4;
  return {
    id: guild.id,
    name: guild.name,
    icon_hash: guild.icon,
    member_count: counts.members,
    online_count: counts.online,
    description: guild.description,
    ...(hasBrand ? { brand_color_primary: `#${hexOf(guild.seed, 'brand colour', 6)}` } : {}),
    banner_hash: null,
    game_application_ids: [],
    game_activity: fractionOf(guild.seed, 'activity') < 0.5 ? [] : {},
    tag: guild.tag?.text ?? null,
    badge: guild.tag?.badge ?? 0,
    badge_color_primary: guild.tag?.colors[0] ?? null,
    badge_color_secondary: guild.tag?.colors[1] ?? null,
    badge_hash: guild.tag?.badgeHash ?? null,
    traits: guild.traits.map(({ emoji, label }, position) => ({
      emoji_id: null,
      emoji_name: emoji,
      emoji_animated: false,
      label,
      position,
    })),
    features: guild.features.filter((feature) => PROFILE_FEATURES.includes(feature)),
    visibility: guild.visibility,
    custom_banner_hash: guild.discoverySplash,
    premium_subscription_count: guild.boosts,
    premium_tier: guild.premiumTier,
  };
}

/** The creator of the invite, whom the product must neither store nor show. */
function inviterOf(guild: Guild): InviteInviter {
  return {
    id: guild.ownerId,
    username: `inviter.${hexOf(guild.seed, 'inviter', 4)}`,
    discriminator: '0',
    global_name: null,
    avatar: null,
  };
}

function oddId(code: string): string {
  return snowflakeAt(Date.UTC(2022, 5, 1), hashText(code));
}

export function groupDmAnswer(code: string, nowMs: number): InviteAnswer {
  return {
    type: 1,
    code,
    expires_at: isoTime(nowMs + 6 * 86_400_000),
    channel: { id: oddId(code), type: 3, name: null, recipients: [{ username: 'teapot' }, { username: 'marble.run' }] },
    approximate_member_count: 3,
  };
}

export function friendAnswer(code: string, nowMs: number): InviteAnswer {
  return {
    type: 2,
    code,
    expires_at: isoTime(nowMs + 6 * 86_400_000),
    channel: null,
    inviter: { id: oddId(code), username: 'teapot', discriminator: '0', global_name: 'Teapot', avatar: null },
  };
}

export function hubAnswer(code: string, query: InviteQuery): InviteAnswer {
  const id = oddId(code);
  return {
    type: 0,
    code,
    expires_at: null,
    guild: {
      id,
      name: 'Harbour College Student Hub',
      splash: null,
      banner: null,
      description: null,
      icon: null,
      features: ['HUB'],
      verification_level: 1,
      vanity_url_code: null,
      nsfw_level: 0,
      nsfw: false,
      premium_subscription_count: 0,
      premium_tier: 0,
    },
    guild_id: id,
    channel: { id, type: 14, name: 'directory' },
    ...(query.withCounts ? { approximate_member_count: 4120, approximate_presence_count: 388 } : {}),
  };
}
