// The feature flags of a fictional guild: those that its facts require, plus a handful of likely ones.

import type { Community } from './communities/read-communities.ts';
import { fractionOf, hashText } from './random.ts';

interface Facts {
  seed: number;
  premiumTier: number;
  hasBanner: boolean;
  hasAnimatedIcon: boolean;
}

/** Flags with the probability that a community server has them, if nothing requires them. */
const CHANCES: readonly (readonly [flag: string, chance: number])[] = [
  ['NEWS', 0.7],
  ['GUILD_ONBOARDING', 0.45],
  ['GUILD_ONBOARDING_EVER_ENABLED', 0.4],
  ['GUILD_ONBOARDING_HAS_PROMPTS', 0.35],
  ['GUILD_SERVER_GUIDE', 0.25],
  ['WELCOME_SCREEN_ENABLED', 0.4],
  ['MEMBER_VERIFICATION_GATE_ENABLED', 0.35],
  ['PREVIEW_ENABLED', 0.3],
  ['AUTO_MODERATION', 0.55],
  ['SOUNDBOARD', 0.4],
  ['ENABLED_DISCOVERABLE_BEFORE', 0.12],
  ['CHANNEL_ICON_EMOJIS_GENERATED', 0.15],
  ['THREADS_ENABLED', 0.08],
  ['TEXT_IN_VOICE_ENABLED', 0.05],
  ['TICKETED_EVENTS_ENABLED', 0.03],
  ['RAID_ALERTS_DISABLED', 0.05],
  ['SUMMARIES_ENABLED_GA', 0.06],
  ['ACTIVITY_FEED_DISABLED_BY_USER', 0.05],
  ['ROLE_SUBSCRIPTIONS_ENABLED', 0.03],
  ['TIERLESS_BOOSTING', 0.2],
];

/** Undocumented flags, which a client must preserve. */
const UNKNOWN = ['LANTERN_ROOMS_BETA', 'QUIET_HOURS_2027', 'HALLWAY_CANARY', 'SOME_FUTURE_FEATURE'];

export function featuresOf(community: Community, facts: Facts): string[] {
  const { seed } = facts;
  const has = (chance: number, flag: string): boolean => fractionOf(seed, `flag/${flag}`) < chance;
  const isCommunity = isCommunityServer(community, seed);
  const features = new Set<string>();
  if (isCommunity) {
    features.add('COMMUNITY');
    for (const [flag, chance] of CHANCES) if (has(chance, flag)) features.add(flag);
  } else if (has(0.4, 'SOUNDBOARD')) features.add('SOUNDBOARD');
  for (const flag of requiredFlags(community, facts, isCommunity)) features.add(flag);
  if (has(0.03, 'unknown')) features.add(UNKNOWN[hashText(community.name) % UNKNOWN.length] ?? 'SOME_FUTURE_FEATURE');
  return [...features].sort((a, b) => fractionOf(seed, a) - fractionOf(seed, b)).slice(0, 20);
}

function isCommunityServer({ marks, members, description }: Community, seed: number): boolean {
  if (marks.has('plain')) return false;
  if (marks.has('verified') || marks.has('partnered') || members > 40_000) return true;
  return fractionOf(seed, 'community') < (description === null ? 0.3 : 0.6);
}

function requiredFlags({ marks, tag, code }: Community, facts: Facts, isCommunity: boolean): string[] {
  const wanted: [flag: string, isOn: boolean][] = [
    ['VERIFIED', marks.has('verified')],
    ['PARTNERED', marks.has('partnered')],
    ['DISCOVERABLE', isCommunity && (marks.has('partnered') || fractionOf(facts.seed, 'discoverable') < 0.3)],
    ['FEATURABLE', marks.has('partnered') && fractionOf(facts.seed, 'featurable') < 0.5],
    ['OFFICIAL_GAME_GUILD', marks.has('verified') && fractionOf(facts.seed, 'official') < 0.5],
    ['VANITY_URL', code !== null],
    ['GUILD_TAGS', tag !== null || fractionOf(facts.seed, 'tags') < 0.1],
    ['BANNER', facts.hasBanner],
    ['ANIMATED_ICON', facts.hasAnimatedIcon],
    ['INVITE_SPLASH', facts.premiumTier >= 1],
    ['ROLE_ICONS', facts.premiumTier >= 2],
    ['ENHANCED_ROLE_COLORS', facts.premiumTier === 3],
    ['INVITES_DISABLED', marks.has('paused')],
    ['MEMBER_VERIFICATION_MANUAL_APPROVAL', marks.has('apply')],
  ];
  return wanted.filter(([, isOn]) => isOn).map(([flag]) => flag);
}
