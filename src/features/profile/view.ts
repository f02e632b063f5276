import type { ReviewsTable } from '#db/people-tables.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { ListingRow } from '#features/listings/listings.ts';
import { serverView } from '#features/listings/view.ts';
import type { HeldBecause } from '#features/submissions/contract.ts';
import { heldBecause, heldSentence } from '#features/holds/holds.ts';
import type {
  ActivityItem,
  Profile,
  ProfileFavorites,
  ProfileReviews,
  ProfileServers,
  UserServer,
} from './contract.ts';
import type { UserRow } from './store.ts';

const iso = (time: number): string => new Date(time).toISOString();

export function profileView(user: UserRow): Profile {
  const { bio, discord_tag: discordTag, website, location, created_at } = user;
  return { bio, discordTag, website, location, joinedAt: iso(created_at) };
}

export function submittedView(row: ListingRow, cdn: Cdn): ProfileServers['servers'][number] {
  const server = serverView(row, cdn);
  if (row.approval === 'opted-out') {
    const because: HeldBecause = { key: 'taken-down' };
    return { ...server, inviteUrl: null, inviteCode: null, heldReason: heldSentence(because), heldBecause: because };
  }
  const heldReason = row.approval === 'approved' ? null : row.held_reason;
  return { ...server, heldReason, heldBecause: heldBecause(heldReason) };
}

/** Without an invite where the listing is not public (any more), or its invite is gone. */
export function favoriteView(row: ListingRow, at: number, cdn: Cdn): ProfileFavorites['servers'][number] {
  const isJoinable = row.approval === 'approved' && (row.invite_state === 'live' || row.invite_state === 'failing');
  const invite = isJoinable ? {} : { inviteUrl: null, inviteCode: null };
  return { ...serverView(row, cdn), ...invite, favoritedAt: iso(at) };
}

export function profileReviewView(
  review: ReviewsTable,
  listing: ListingRow,
  cdn: Cdn,
): ProfileReviews['reviews'][number] {
  return {
    id: review.id,
    serverId: listing.id,
    serverName: listing.name,
    serverSlug: listing.slug,
    iconUrl: cdn.icon(listing.guild_id, listing.icon_hash),
    rating: review.rating,
    title: review.title,
    content: review.content,
    submittedAt: iso(review.created_at),
    editedAt: review.updated_at === review.created_at ? null : iso(review.updated_at),
    verified: review.is_verified === 1,
    helpful: review.helpful_count,
  };
}

export function activityServerView(listing: ListingRow, cdn: Cdn): ActivityItem['server'] {
  const { id, name, slug, guild_id, icon_hash } = listing;
  return { id, name, slug, iconUrl: cdn.icon(guild_id, icon_hash) };
}

export function userServerView(listing: ListingRow, review: ReviewsTable | undefined, cdn: Cdn): UserServer {
  const userReview = review
    ? {
        id: review.id,
        rating: review.rating,
        title: review.title,
        reviewText: review.content,
        submittedAt: iso(review.created_at),
      }
    : null;
  return { ...serverView(listing, cdn), hasUserReview: userReview !== null, userReview };
}
