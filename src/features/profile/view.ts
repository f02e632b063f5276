import { isoTime } from '#contract/time.ts';
import type { OwnReviewRow } from '#features/reviews/store.ts';
import type { Cdn } from '#discord/cdn.ts';
import { isVisibleTo } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { serverView } from '#features/listings/view.ts';
import { heldView, readReason } from '#features/holds/held-because.ts';
import type {
  ActivityItem,
  Profile,
  ProfileFavorites,
  ProfileReviews,
  ProfileServers,
  UserServer,
} from './contract.ts';
import type { UserRow } from '#db/users.ts';

export function profileView(user: UserRow): Profile {
  const { bio, discord_tag: discordTag, website, location, created_at } = user;
  return { bio, discordTag, website, location, joinedAt: isoTime(created_at) };
}

/** Public listings, and pending ones for their submitter. */
export function isReadable(row: ListingRow, userId: string): boolean {
  return isVisibleTo(row, { submitterKey: null, userId });
}

export function profileServerView(row: ListingRow, cdn: Cdn): ProfileServers['servers'][number] {
  return { ...serverView(row, cdn), ...heldOf(row) };
}

export function unavailableSubmittedView(row: ListingRow): ProfileServers['unavailable'][number] {
  return { id: row.id, name: row.approval === 'rejected' ? row.name : null, ...heldOf(row) };
}

function heldOf({ approval, held_because: stored }: ListingRow): ReturnType<typeof heldView> {
  if (approval === 'opted-out') return heldView({ key: 'taken-down' });
  return heldView(approval === 'approved' ? null : readReason(stored));
}

/** Without an invite that no longer works. */
export function favoriteView(row: ListingRow, at: number, cdn: Cdn): ProfileFavorites['servers'][number] {
  const isJoinable = row.invite_state === 'live' || row.invite_state === 'failing';
  const invite = isJoinable ? {} : { inviteUrl: null, inviteCode: null };
  return { ...serverView(row, cdn), ...invite, favoritedAt: isoTime(at) };
}

export function profileReviewView(
  review: OwnReviewRow,
  listing: ListingRow | undefined,
  cdn: Cdn,
): ProfileReviews['reviews'][number] {
  const { name, slug, iconUrl } = listedFacts(listing, cdn);
  return {
    id: review.id,
    serverId: review.listing_id,
    serverName: name,
    serverSlug: slug,
    iconUrl,
    rating: review.rating,
    title: review.title,
    content: review.content,
    submittedAt: isoTime(review.created_at),
    editedAt: review.updated_at === review.created_at ? null : isoTime(review.updated_at),
    verified: review.is_verified === 1,
    helpful: review.helpful_count,
    isHidden: review.hidden_at !== null,
  };
}

/** @param listing undefined if the user cannot see it */
export function activityServerView(id: string, listing: ListingRow | undefined, cdn: Cdn): ActivityItem['server'] {
  return { id, ...listedFacts(listing, cdn) };
}

function listedFacts(listing: ListingRow | undefined, cdn: Cdn) {
  if (!listing) return { name: null, slug: null, iconUrl: null };
  const { name, slug, guild_id, icon_hash } = listing;
  return { name, slug, iconUrl: cdn.icon(guild_id, icon_hash) };
}

export function userServerView(
  listing: ListingRow,
  review: OwnReviewRow | undefined,
  cdn: Cdn,
): Omit<UserServer, 'refusal' | 'removedReason'> {
  const userReview = review
    ? {
        id: review.id,
        rating: review.rating,
        title: review.title,
        reviewText: review.content,
        submittedAt: isoTime(review.created_at),
        isHidden: review.hidden_at !== null,
      }
    : null;
  return { ...serverView(listing, cdn), hasUserReview: userReview !== null, userReview };
}
