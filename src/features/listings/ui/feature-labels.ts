// What the platform's server features are called on our pages. The set is open: what we don't know is shown title-cased.
import { featureText } from './feature-text.ts';

const LABELS: Record<string, string> = {
  age_verification_large_guild: 'Age verification',
  animated_banner: 'Animated banner',
  animated_icon: 'Animated icon',
  application_command_permissions_v2: 'Classic command permissions',
  audio_bitrate_128_kbps: '128 kbps voice',
  audio_bitrate_256_kbps: '256 kbps voice',
  audio_bitrate_384_kbps: '384 kbps voice',
  auto_moderation: 'AutoMod',
  banner: 'Server banner',
  community: 'Community server',
  creator_monetizable: 'Monetization',
  creator_monetizable_provisional: 'Monetization',
  creator_monetizable_restricted: 'Monetization (limited)',
  creator_store_page: 'Subscription store page',
  developer_support_server: 'App support server',
  discoverable: 'In Server Discovery',
  enhanced_role_colors: 'Gradient role colours',
  featurable: 'Featurable in Discovery',
  forwarding_disabled: 'Forwarding off',
  game_servers: 'Game server',
  guests_enabled: 'Guest invites',
  guild_onboarding: 'Onboarding',
  guild_products: 'Server shop',
  guild_server_guide: 'Server guide',
  guild_tags: 'Server tag',
  guild_web_page_vanity_url: 'Web page',
  has_directory_entry: 'In a directory',
  hub: 'Student hub',
  increased_thread_limit: 'More threads',
  invite_splash: 'Invite background',
  invites_disabled: 'Invites paused',
  linked_to_hub: 'Linked to a student hub',
  max_file_size_50_mb: 'Uploads to 50 MB',
  max_file_size_100_mb: 'Uploads to 100 MB',
  max_file_size_250_mb: 'Uploads to 250 MB',
  member_verification_gate_enabled: 'Membership screening',
  member_verification_manual_approval: 'Apply to join',
  more_emoji: 'More emoji slots',
  more_soundboard: 'More soundboard slots',
  more_stickers: 'More sticker slots',
  news: 'Announcement channels',
  non_community_raid_alerts: 'Raid alerts',
  official_game_guild: 'Official game server',
  partnered: 'Discord partner',
  preview_enabled: 'Preview before joining',
  products_available_for_purchase: 'Server shop on sale',
  prune_requires_admin: 'Prune by admins only',
  raid_alerts_disabled: 'Raid alerts off',
  role_icons: 'Role icons',
  role_subscriptions_available_for_purchase: 'Role subscriptions on sale',
  role_subscriptions_enabled: 'Role subscriptions',
  social_layer_storefront: 'In-game item store',
  soundboard: 'Soundboard',
  stage_channel_viewers_50: 'Stage for 50 viewers',
  stage_channel_viewers_150: 'Stage for 150 viewers',
  stage_channel_viewers_300: 'Stage for 300 viewers',
  summaries_enabled_by_user: 'Conversation summaries',
  summaries_enabled_ga: 'Conversation summaries',
  ticketed_events_enabled: 'Ticketed events',
  tierless_boosting: 'Boost perks',
  vanity_url: 'Custom invite link',
  verified: 'Verified',
  video_bitrate_enhanced: 'Better camera quality',
  video_quality_720_60fps: '720p60 streaming',
  video_quality_1080_60fps: '1080p60 streaming',
  vip_regions: '384 kbps voice',
  voice_in_threads: 'Voice in threads',
  welcome_screen_enabled: 'Welcome screen',
};

/** Switches and experiments of the platform's own that tell a visitor nothing. */
const INTERNAL = new Set([
  'activities_alpha',
  'activities_employee',
  'activities_internal_dev',
  'activity_feed_disabled_by_user',
  'activity_feed_enabled_by_user',
  'bfg',
  'bot_developer_early_access',
  'burst_reactions',
  'bypass_slowmode_permission_migration_complete',
  'channel_banner',
  'channel_emojis_generated',
  'channel_icon_emojis_generated',
  'commerce',
  'community_canary',
  'conference',
  'considered_externally_discoverable',
  'creator_monetizable_disabled',
  'creator_monetizable_pending_new_owner_onboarding',
  'creator_monetizable_whiteglove',
  'creator_monetization_application_allowlist',
  'discoverable_disabled',
  'enabled_discoverable_before',
  'enabled_moderation_experience_for_non_community',
  'game_server_hosting',
  'guild_onboarding_ever_enabled',
  'guild_onboarding_has_prompts',
  'guild_products_allow_archived_file',
  'had_early_activities_access',
  'hide_from_experiment_ui',
  'internal_employee_only',
  'lurkable',
  'member_profiles',
  'monetization_enabled',
  'new_thread_permissions',
  'pin_permission_migration_complete',
  'powerup_beta_features',
  'premium_tier_3_override',
  'private_threads',
  'public',
  'public_disabled',
  'raid_alerts_enabled',
  'relay_enabled',
  'seven_day_thread_archive',
  'shard',
  'shared_canvas_friends_and_family_test',
  'summaries_disabled_by_user',
  'summaries_enabled',
  'summaries_long_lookback',
  'summaries_opt_out_experience',
  'text_in_voice_enabled',
  'threads_enabled',
  'three_day_thread_archive',
  'tierless_boosting_system_message',
]);

const INTERNAL_FAMILIES =
  /^(automod_trigger|clan|community_exp|exposed_to|guild_home|guild_tags_badge_pack|rapidash_test|report_to_mod|staff_level)(_|$)/;

function isInternal(feature: string): boolean {
  return INTERNAL.has(feature) || INTERNAL_FAMILIES.test(feature);
}

/** The name people see. `feature` is a lower snake_case name of the platform. */
export function featureLabel(feature: string): string {
  // The name is the platform's: `constructor` must not find what every object has.
  return (Object.hasOwn(LABELS, feature) ? LABELS[feature] : undefined) ?? titleCased(feature);
}

/** Features worth showing: without the platform's own switches, and one per label. */
export function shownFeatures(features: readonly string[]): string[] {
  const byLabel = new Map<string, string>();
  for (const feature of features) {
    const label = featureLabel(feature);
    if (!isInternal(feature) && !byLabel.has(label)) byLabel.set(label, feature);
  }
  return [...byLabel.values()];
}

function titleCased(feature: string): string {
  const words = featureText(feature).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
