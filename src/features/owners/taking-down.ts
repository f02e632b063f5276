// Taking a listing off the site, and putting it back. The listing itself is the block: a guild has one listing, and
// every submission finds it while it is taken down.
import type { Database, Queries } from '#db/open.ts';
import { guildRejected } from '#features/holds/held-because.ts';
import { requireListing } from '#features/listings/listings.ts';
import { blockOf, type ListingRow } from '#features/listings/store.ts';
import { guildRefused } from '#http/errors.ts';
import { lockOwner } from './rights.ts';
import { type OwnerWrite, markTakenDown, restoreApproval } from './store.ts';

/** Idempotent. Throws 403 if a moderator has rejected the listing. */
export async function takeDown(db: Database, { listing, userId, at }: OwnerWrite): Promise<ListingRow> {
  return await db.write(async ({ tx, changed }) => {
    await lockOwner(tx, listing.id, userId);
    if (await markTakenDown(tx, listing.id, at)) changed(listing.id);
    return await currentRow(tx, listing.id);
  });
}

/** Idempotent. Throws 403 if a moderator has rejected the listing or blocked the guild. */
export async function putBack(db: Database, { listing, userId, at }: OwnerWrite): Promise<ListingRow> {
  return await db.write(async ({ tx, changed }) => {
    await lockOwner(tx, listing.id, userId);
    const block = await blockOf(tx, listing.guild_id);
    if (block !== null) throw guildRefused(block);
    if (await restoreApproval(tx, listing.id, at)) changed(listing.id);
    return await currentRow(tx, listing.id);
  });
}

async function currentRow(tx: Queries, id: string): Promise<ListingRow> {
  const row = await requireListing(tx, id);
  if (row.approval === 'rejected') throw guildRejected(row);
  return row;
}
