// Claims: somebody who manages a server says that they are an owner of its page. Several may.
import type { Database, Write } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { anyListing, isVisibleTo } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { notAuthenticated, serverNotFound } from '#http/errors.ts';
import type { Person } from './rights.ts';
import { addClaim, claimedBy, dropClaims } from './store.ts';

const MOST = 200;

/** Repeating it changes nothing. */
export async function claim(db: Database, listing: ListingRow, userId: string, at: number): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    // An account that ended meanwhile claims nothing.
    if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
    await addClaim(tx, listing.id, userId, at);
    changed(listing.id);
  });
}

/** Needs no right: who has lost it may let go. Throws 404 for a listing that they may not see and had not claimed. */
export async function giveBack(db: Database, identifier: string, person: Person): Promise<void> {
  const listing = await anyListing(db, identifier);
  if (!listing) throw serverNotFound();
  await db.write(async ({ tx, changed }) => {
    const dropped = await dropClaims(tx, person.userId, listing.id);
    if (dropped.length === 0 && !isVisibleTo(listing, person)) throw serverNotFound();
    for (const id of dropped) changed(id);
  });
}

export async function claimedListings(db: Database, userId: string) {
  return await claimedBy(db.kysely, userId, MOST);
}

/** Part of the end of an account: its claims go, what it set stays. */
export async function forgetOwner({ tx, changed }: Write, userId: string): Promise<void> {
  for (const listingId of await dropClaims(tx, userId)) changed(listingId);
}
