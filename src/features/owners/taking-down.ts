// Taking a listing off the site for good, and putting it back. The listing itself is the lasting block: a guild is listed
// once, and while its listing is down every submission finds it there.
import type { Database } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { guildRejected } from '#features/holds/held-because.ts';
import { listingRows } from '#features/listings/listings.ts';
import { blockOf, type ListingRow } from '#features/listings/store.ts';
import { guildRefused, notAuthenticated, serverNotFound } from '#http/errors.ts';
import { putBack as putRowBack, takeDown as takeRowDown } from './store.ts';

interface Act {
  listing: ListingRow;
  userId: string;
  at: number;
}

/** Repeating it changes nothing. Throws 403 when a moderator rejected it meanwhile. */
export async function takeDown(db: Database, { listing, userId, at }: Act): Promise<ListingRow> {
  return await db.write(async ({ tx, changed }) => {
    if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
    if (await takeRowDown(tx, listing.id, at)) changed(listing.id);
    return await standing(tx, listing.id);
  });
}

/** The same. Throws 403 also while a moderator's block of the guild stands. */
export async function putBack(db: Database, { listing, userId, at }: Act): Promise<ListingRow> {
  return await db.write(async ({ tx, changed }) => {
    if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
    const block = await blockOf(tx, listing.guild_id);
    if (block !== null) throw guildRefused(block);
    if (await putRowBack(tx, listing.id, at)) changed(listing.id);
    return await standing(tx, listing.id);
  });
}

async function standing(tx: Parameters<typeof listingRows>[0], id: string): Promise<ListingRow> {
  const [row] = await listingRows(tx, [id]);
  if (!row) throw serverNotFound();
  if (row.approval === 'rejected') throw guildRejected(row);
  return row;
}
