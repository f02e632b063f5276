// Claims: a user who manages a server becomes an owner of its page. A page can have several owners.
import type { Database, Write } from '#db/open.ts';
import { dropWebhooksWithoutOwner } from '#db/users.ts';
import { requireListing } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { dropWeights } from '#features/moderation/report-store.ts';
import { reviewedBefore, type ReviewDeps } from '#features/reviews/one-review-per-user.ts';
import { reviewsByListing } from '#features/reviews/reviews.ts';
import { AppError, reviewedWithOther } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { LoggedInViewer, Rights } from './rights.ts';
import { addClaim, claimedBy, dropClaims } from './store.ts';

const ownReview = (): AppError =>
  new AppError(409, 'own_review', 'You reviewed this server. Please delete your review before you claim the server.');

const MAX_LISTINGS = 200;

/**
 * Idempotent. Throws 409 while the user has a review of the listing, and if they had one with an account that they
 * deleted: it can still count, and nothing tells which one it is. A removed one cannot be restored beside the claim. One
 * that was written after the claim, while the user did not manage the server, counts; while they manage it, they cannot
 * edit it.
 */
export async function claim(
  { db, reviewKey }: ReviewDeps,
  listing: ListingRow,
  userId: string,
  at: number,
): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    await lockCaller(tx, userId);
    if ((await reviewsByListing(tx, userId, [listing.id])).size > 0) throw ownReview();
    if ((await reviewedBefore(tx, reviewKey, userId, [listing.id])).size > 0) throw reviewedWithOther();
    await addClaim(tx, listing.id, userId, at);
    await dropWeights(tx, userId, listing.id);
    changed(listing.id);
  });
}

/** A claim is released without the manage permission. Without a claim, throws as `Rights.requireManager`. */
export async function release(
  { db, rights }: { db: Database; rights: Pick<Rights, 'requireManager'> },
  identifier: string,
  viewer: LoggedInViewer,
): Promise<void> {
  const listing = await requireListing(db.kysely, identifier);
  const dropped = await db.write((write) => deleteClaimsOf(write, viewer.userId, listing.id));
  if (dropped === 0) await rights.requireManager(identifier, viewer);
}

export async function claimedListings(db: Database, userId: string) {
  return await claimedBy(db.kysely, userId, MAX_LISTINGS);
}

/** Drops the claim on one listing, or all claims of the user, whose edits remain. Returns how many. */
export async function deleteClaimsOf({ tx, changed }: Write, userId: string, listingId?: string): Promise<number> {
  const ids = await dropClaims(tx, userId, listingId);
  await dropWebhooksWithoutOwner(tx, ids);
  for (const id of ids) changed(id);
  return ids.length;
}
