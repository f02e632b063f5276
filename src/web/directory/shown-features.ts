// The features of a server to show. Separate from their names, which every list needs.
import type { I18n } from '@lingui/core';
import { featureLabel } from './feature-labels.ts';

/** Internal flags and experiments of the platform, meaningless to visitors. */
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

const INTERNAL_PREFIXES =
  /^(automod_trigger|clan|community_exp|exposed_to|guild_home|guild_tags_badge_pack|rapidash_test|report_to_mod|staff_level)(_|$)/;

function isInternal(feature: string): boolean {
  return INTERNAL.has(feature) || INTERNAL_PREFIXES.test(feature);
}

/** Features worth showing: no internal flags, and one per label. */
export function shownFeatures(features: readonly string[], i18n: I18n): string[] {
  const byLabel = new Map<string, string>();
  for (const feature of features) {
    const label = featureLabel(feature, i18n);
    if (!isInternal(feature) && !byLabel.has(label)) byLabel.set(label, feature);
  }
  return [...byLabel.values()];
}
