// Display names of the platform's server features. The set is open: unknown features are title-cased.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ownValue } from '#contract/vocabulary.ts';
import { featureText } from './list-filters.ts';

const FEATURE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  age_verification_large_guild: msg`Age verification`,
  animated_banner: msg`Animated banner`,
  animated_icon: msg`Animated icon`,
  application_command_permissions_v2: msg`Classic command permissions`,
  audio_bitrate_128_kbps: msg`128 kbps voice`,
  audio_bitrate_256_kbps: msg`256 kbps voice`,
  audio_bitrate_384_kbps: msg`384 kbps voice`,
  auto_moderation: msg`AutoMod`,
  banner: msg`Server banner`,
  community: msg`Community server`,
  creator_monetizable: msg`Monetization`,
  creator_monetizable_provisional: msg`Monetization`,
  creator_monetizable_restricted: msg`Monetization (limited)`,
  creator_store_page: msg`Subscription store page`,
  developer_support_server: msg`App support server`,
  discoverable: msg`In Server Discovery`,
  enhanced_role_colors: msg`Gradient role colors`,
  featurable: msg`Featurable in Discovery`,
  forwarding_disabled: msg`Forwarding off`,
  game_servers: msg`Game server`,
  guests_enabled: msg`Guest invites`,
  guild_onboarding: msg`Onboarding`,
  guild_products: msg`Server shop`,
  guild_server_guide: msg`Server guide`,
  guild_tags: msg`Server tag`,
  guild_web_page_vanity_url: msg`Web page`,
  has_directory_entry: msg`In a directory`,
  hub: msg`Student hub`,
  increased_thread_limit: msg`More threads`,
  invite_splash: msg`Invite background`,
  invites_disabled: msg`Invites paused`,
  linked_to_hub: msg`Linked to a student hub`,
  max_file_size_50_mb: msg`Uploads to 50 MB`,
  max_file_size_100_mb: msg`Uploads to 100 MB`,
  max_file_size_250_mb: msg`Uploads to 250 MB`,
  member_verification_gate_enabled: msg`Membership screening`,
  member_verification_manual_approval: msg`Apply to join`,
  more_emoji: msg`More emoji slots`,
  more_soundboard: msg`More soundboard slots`,
  more_stickers: msg`More sticker slots`,
  news: msg`Announcement channels`,
  non_community_raid_alerts: msg`Raid alerts`,
  official_game_guild: msg`Official game server`,
  partnered: msg`Discord partner`,
  preview_enabled: msg`Preview before joining`,
  products_available_for_purchase: msg`Server shop on sale`,
  prune_requires_admin: msg`Prune by admins only`,
  raid_alerts_disabled: msg`Raid alerts off`,
  role_icons: msg`Role icons`,
  role_subscriptions_available_for_purchase: msg`Role subscriptions on sale`,
  role_subscriptions_enabled: msg`Role subscriptions`,
  social_layer_storefront: msg`In-game item store`,
  soundboard: msg`Soundboard`,
  stage_channel_viewers_50: msg`Stage for 50 viewers`,
  stage_channel_viewers_150: msg`Stage for 150 viewers`,
  stage_channel_viewers_300: msg`Stage for 300 viewers`,
  summaries_enabled_by_user: msg`Conversation summaries`,
  summaries_enabled_ga: msg`Conversation summaries`,
  ticketed_events_enabled: msg`Ticketed events`,
  tierless_boosting: msg`Boost perks`,
  vanity_url: msg`Custom invite link`,
  verified: msg`Verified`,
  video_bitrate_enhanced: msg`Better camera quality`,
  video_quality_720_60fps: msg`720p60 streaming`,
  video_quality_1080_60fps: msg`1080p60 streaming`,
  vip_regions: msg`384 kbps voice`,
  voice_in_threads: msg`Voice in threads`,
  welcome_screen_enabled: msg`Welcome screen`,
};

/** The display name. `feature` is the platform's name in lower snake_case. */
export function featureLabel(feature: string, i18n: I18n): string {
  const name = ownValue(FEATURE_NAMES, feature);
  return name ? i18n.t(name) : titleCased(feature);
}

/** The name within a sentence; in English as users type it. */
export function featureName(feature: string, i18n: I18n): string {
  return i18n.locale === 'en' ? featureText(feature) : featureLabel(feature, i18n);
}

/** The names of a filter's values: `community or banner`. */
export function featureNames(features: readonly string[], i18n: I18n): string {
  const names = features.map((feature) => featureName(feature, i18n));
  return new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
}

function titleCased(feature: string): string {
  const words = featureText(feature).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
