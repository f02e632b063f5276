import type { z } from 'zod';
import { isoTime } from '#contract/time.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { proposeCategories } from '#features/categories/propose-categories.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { isAgeRestricted, serverView } from '#features/listings/view.ts';
import type { InviteData, InvitePreview } from './contract.ts';

type Data = z.infer<typeof InviteData>;

/** The preview from storage: the upstream's data at the last check. */
export function previewOfListing(row: ListingRow, cdn: Cdn): InvitePreview {
  const view = serverView(row, cdn);
  const data: Data = {
    serverName: row.name,
    description: row.description,
    iconUrl: view.iconUrl,
    bannerUrl: view.bannerUrl,
    memberCount: row.member_count,
    onlineCount: row.online_count,
    verified: view.verified,
    partnered: view.partnered,
    community: view.community,
    vanityUrlCode: row.vanity_code,
    serverTag: row.server_tag,
    averageRating: view.averageRating,
    totalReviews: view.totalReviews,
    verificationLevel: row.verification_level,
    features: view.discordFeatures,
    traits: JSON.parse(row.traits) as Data['traits'],
    categories: view.categories,
    listedAs: row.approval === 'approved' ? row.slug : null,
    notes: notes({
      features: view.discordFeatures,
      expiresAt: row.invite_expires_at,
      maxUses: row.invite_max_uses,
      requiresApplication: row.requires_application === 1,
      nsfwLevel: row.nsfw_level,
    }),
  };
  // The age of the counts: a later answer might not have included them.
  return { success: true, data, fetchedAt: isoTime(row.counts_at ?? row.checked_at ?? row.created_at) };
}

/** The preview of a guild without a listing, with categories proposed from its public data. */
export function previewOfGuild(facts: GuildFacts, answeredAt: number, cdn: Cdn): InvitePreview {
  const { guildId, features } = facts;
  const data: Data = {
    serverName: facts.name,
    description: facts.description,
    iconUrl: cdn.icon(guildId, facts.iconHash),
    bannerUrl: cdn.cover(guildId, facts),
    memberCount: facts.memberCount,
    onlineCount: facts.onlineCount,
    verified: features.includes('verified'),
    partnered: features.includes('partnered'),
    community: features.includes('community'),
    vanityUrlCode: facts.vanityCode,
    serverTag: facts.serverTag,
    averageRating: 0,
    totalReviews: 0,
    verificationLevel: facts.verificationLevel,
    features: [...features],
    traits: [...facts.traits],
    categories: proposeCategories(facts),
    listedAs: null,
    notes: notes({ ...facts, ...facts.invite }),
  };
  return { success: true, data, fetchedAt: isoTime(answeredAt) };
}

function notes(invite: {
  features: readonly string[];
  expiresAt: number | null;
  maxUses: number | null;
  requiresApplication: boolean;
  nsfwLevel: number | null;
}): Data['notes'] {
  const all: [Data['notes'][number], boolean][] = [
    ['invites-paused', invite.features.includes('invites_disabled')],
    ['limited-uses', invite.maxUses !== null],
    ['apply-to-join', invite.requiresApplication],
    ['expiring', invite.expiresAt !== null],
    ['age-restricted', isAgeRestricted({ nsfw_level: invite.nsfwLevel })],
  ];
  return all.filter(([, applies]) => applies).map(([note]) => note);
}
