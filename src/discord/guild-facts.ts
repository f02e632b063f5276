// One flat object with everything we store about a guild, read from an invite answer. Pure.
// It defines which field wins when several have the same information, and drops personal data: inviters, owners and
// member names never get past this point.
import { isPictureHash } from './cdn.ts';
import { displayText } from './display-text.ts';
import { isInviteCode } from './invite-link.ts';
import type { InviteShape } from './shapes.ts';

export interface GuildFacts {
  readonly guildId: string;
  /** Never empty; at most 100 characters. */
  readonly name: string;
  /** At most 300 characters. */
  readonly description: string | null;
  readonly iconHash: string | null;
  readonly bannerHash: string | null;
  readonly discoverySplashHash: string | null;
  readonly splashHash: string | null;
  /** Lower snake_case; an open set. */
  readonly features: readonly string[];
  /** 0-4. */
  readonly verificationLevel: number | null;
  /** 0 not rated, 1 explicit, 2 safe, 3 age-restricted. */
  readonly nsfwLevel: number | null;
  /** 0-3. */
  readonly premiumTier: number | null;
  readonly vanityCode: string | null;
  readonly serverTag: string | null;
  /** In the guild's own order. */
  readonly traits: readonly GuildTrait[];
  readonly requiresApplication: boolean;
  /** Approximate; null means unknown: retain the last known value, never write 0. */
  readonly memberCount: number | null;
  readonly onlineCount: number | null;
  readonly invite: InviteFacts;
}

interface GuildTrait {
  readonly emoji_name: string | null;
  readonly label: string;
}

interface InviteFacts {
  readonly code: string;
  /** Epoch ms; null: never. */
  readonly expiresAt: number | null;
  /** Null: unlimited. */
  readonly maxUses: number | null;
  readonly isTemporary: boolean;
  readonly isGuest: boolean;
}

const GUEST_FLAG = 1;
const VISIBILITY_BY_APPLICATION = 3;
const AGE_RESTRICTED = 3;
export const MAX_NAME = 100;
export const MAX_DESCRIPTION = 300;
const MAX_TAG = 8;
const MAX_LABEL = 60;

/**
 * @param requestedCode the code that was looked up; the answer's spelling of it wins when only the case differs
 * @returns null when the answer has no usable guild (no id, or no visible name)
 */
export function guildFacts(invite: InviteShape, requestedCode: string): GuildFacts | null {
  const { guild, profile } = invite;
  const guildId = guild?.id ?? invite.guild_id;
  const name = displayText(guild?.name, MAX_NAME);
  if (!guild || !guildId || name === null) return null;
  const features = lowerFeatures(guild.features);
  return {
    guildId,
    name,
    description: displayText(guild.description, MAX_DESCRIPTION) ?? displayText(profile?.description, MAX_DESCRIPTION),
    iconHash: pictureHash(guild.icon) ?? pictureHash(profile?.icon_hash),
    bannerHash: pictureHash(guild.banner),
    discoverySplashHash: pictureHash(profile?.custom_banner_hash),
    splashHash: pictureHash(guild.splash),
    features,
    verificationLevel: guild.verification_level ?? null,
    // The old flag is true for both adult levels: without the level, assume the stricter one.
    nsfwLevel: guild.nsfw_level ?? (guild.nsfw ? AGE_RESTRICTED : null),
    premiumTier: guild.premium_tier ?? profile?.premium_tier ?? null,
    vanityCode: inviteCode(guild.vanity_url_code),
    serverTag: displayText(profile?.tag, MAX_TAG),
    traits: traits(profile),
    requiresApplication:
      features.includes('member_verification_manual_approval') || profile?.visibility === VISIBILITY_BY_APPLICATION,
    memberCount: members(invite.approximate_member_count) ?? members(profile?.member_count),
    onlineCount: invite.approximate_presence_count ?? profile?.online_count ?? null,
    invite: inviteFacts(invite, requestedCode),
  };
}

function inviteFacts(invite: InviteShape, requestedCode: string): InviteFacts {
  return {
    code: invite.code?.toLowerCase() === requestedCode.toLowerCase() ? invite.code : requestedCode,
    expiresAt: expiryOf(invite),
    maxUses: invite.max_uses || null,
    isTemporary: invite.temporary ?? false,
    isGuest: ((invite.flags ?? 0) & GUEST_FLAG) !== 0,
  };
}

/** Epoch ms; null when the invite never expires or the time cannot be parsed. */
export function expiryOf({ expires_at: text }: InviteShape): number | null {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Every guild has an owner, so a count of 0 means unknown. */
export function members(count: number | null | undefined): number | null {
  return count || null;
}

export function lowerFeatures(features: readonly string[]): string[] {
  return [...new Set(features.map((feature) => feature.toLowerCase()))];
}

export function pictureHash(hash: string | undefined): string | null {
  return hash !== undefined && isPictureHash(hash) ? hash : null;
}

export function inviteCode(code: string | undefined): string | null {
  return code !== undefined && isInviteCode(code) ? code : null;
}

function traits(profile: InviteShape['profile']): GuildTrait[] {
  return (profile?.traits ?? [])
    .toSorted((a, b) => a.position - b.position)
    .flatMap((trait) => {
      const label = displayText(trait.label, MAX_LABEL);
      // A custom emoji has an id, and its name is a word: not displayable as an emoji.
      const emoji = trait.emoji_id === undefined ? displayText(trait.emoji_name, MAX_LABEL) : null;
      return label === null ? [] : [{ emoji_name: emoji, label }];
    });
}
