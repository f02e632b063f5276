import { type Answer, hashed } from '#http/answer.ts';
import type { ShownRow } from './store.ts';
import { isAgeRestricted } from './view.ts';

type ListingState = Pick<ShownRow, 'approval' | 'invite_state' | 'nsfw_level'>;

/** Whether a listing appears on the lists, the map and the sitemap. */
export function isListed(row: ListingState): boolean {
  return !isWithheld(row) && row.invite_state !== 'expired';
}

/**
 * Whether a listing must not be passed on: it is pending review, was rejected or taken down, is for adults, or its
 * invite leads to another server. A listing with an expired invite is only delisted, because it is of no use there.
 */
export function isWithheld(row: ListingState): boolean {
  return !isPublic(row) || row.invite_state === 'quarantined' || isAgeRestricted(row);
}

/** Whether it is visible to everyone. */
export function isPublic({ approval }: Pick<ShownRow, 'approval'>): boolean {
  return approval === 'approved';
}

/** An answer about one listing; only a public one may be stored by others. */
export function listingAnswer(listing: Pick<ShownRow, 'id' | 'approval'>, value: unknown): Answer {
  return { ...hashed(value), isPrivate: !isPublic(listing), listingId: listing.id };
}
