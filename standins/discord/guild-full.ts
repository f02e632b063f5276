// The full guild, as `GET /guilds/{id}` returns it to a bot in the guild.

import { countsAt } from './counts.ts';
import type { Guild } from './guild.ts';
import { rolesOf } from './guild-roles.ts';

/** `countedAtMs`: the time of the counts, or null for an answer without counts. */
export function fullGuild(guild: Guild, countedAtMs: number | null): object {
  const counts = countedAtMs === null ? null : countsAt(guild, countedAtMs);
  return {
    ...identity(guild),
    ...settings(guild),
    roles: rolesOf(guild),
    emojis: [],
    stickers: [],
    ...(counts ? { approximate_member_count: counts.members, approximate_presence_count: counts.online } : {}),
  };
}

function identity(guild: Guild): object {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    icon_hash: null,
    description: guild.description,
    home_header: null,
    splash: guild.splash,
    discovery_splash: guild.discoverySplash,
    banner: guild.banner,
    features: guild.features,
    owner_id: guild.ownerId,
    application_id: null,
    vanity_url_code: guild.vanityCode,
    premium_tier: guild.premiumTier,
    premium_subscription_count: guild.boosts,
    premium_progress_bar_enabled: guild.premiumTier > 0,
    preferred_locale: localeOf(guild.language),
  };
}

function settings(guild: Guild): object {
  const isCommunity = guild.features.includes('COMMUNITY');
  return {
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: guild.channel.id,
    system_channel_flags: 0,
    rules_channel_id: isCommunity ? guild.channel.id : null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    widget_enabled: guild.hasWidget,
    widget_channel_id: null,
    verification_level: guild.verificationLevel,
    default_message_notifications: 1,
    explicit_content_filter: isCommunity ? 2 : 0,
    mfa_level: guild.members > 5000 ? 1 : 0,
    max_presences: null,
    max_members: 25_000_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    nsfw: guild.nsfwLevel === 1 || guild.nsfwLevel === 3,
    nsfw_level: guild.nsfwLevel,
    hub_type: null,
    latest_onboarding_question_id: null,
    incidents_data: null,
  };
}

/** Discord's locale code; an unsupported language becomes the closest supported one. */
function localeOf(language: string): string {
  return { en: 'en-US', sv: 'sv-SE', 'pt-PT': 'pt-BR' }[language] ?? language;
}
