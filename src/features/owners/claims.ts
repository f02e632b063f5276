// Claims: a user who manages a server becomes an owner of its page. A page can have several owners.
import type { Database, Write } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { anyListing, isVisibleTo } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { notAuthenticated, serverNotFound } from '#http/errors.ts';
import type { Person } from './rights.ts';
import { addClaim, claimedBy, dropClaims } from './store.ts';

const MAX_LISTINGS = 200;

/** Idempotent. */
export async function claim(db: Database, listing: ListingRow, userId: string, at: number): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    // The account might have been deleted in the meantime.
    if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
    await addClaim(tx, listing.id, userId, at);
    changed(listing.id);
  });
}

/** Works without the manage permission. Throws 404 for a listing that the user can neither see nor has claimed. */
export async function releaseClaim(db: Database, identifier: string, person: Person): Promise<void> {
  const listing = await anyListing(db, identifier);
  if (!listing) throw serverNotFound();
  await db.write(async ({ tx, changed }) => {
    const dropped = await dropClaims(tx, person.userId, listing.id);
    if (dropped.length === 0 && !isVisibleTo(listing, person)) throw serverNotFound();
    for (const id of dropped) changed(id);
  });
}

export async function claimedListings(db: Database, userId: string) {
  return await claimedBy(db.kysely, userId, MAX_LISTINGS);
}

/** Part of account deletion: drops the claims; the user's edits remain. */
export async function deleteClaimsOf({ tx, changed }: Write, userId: string): Promise<void> {
  for (const listingId of await dropClaims(tx, userId)) changed(listingId);
}
