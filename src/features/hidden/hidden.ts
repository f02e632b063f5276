// Servers that a person hid for themselves: rows of a person and a listing. Nobody else's lists change, and the listing
// does not know. Every call may be repeated.
import { type SavedResult, savedListings } from '#db/saved-listings.ts';
import type { SavedListingsTable } from '#db/people-tables.ts';
import type { Database, Queries } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import type { Cdn } from '#discord/cdn.ts';
import { findListing, listingRows, publicIds, type Viewer } from '#features/listings/listings.ts';
import { isPublic } from '#features/listings/listed.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { notAuthenticated, tooManyHidden } from '#http/errors.ts';
import { type HiddenServer, type HiddenServers, type MergedHidden, MOST_HIDDEN } from './contract.ts';

const hidden = savedListings('hidden_listings');

/** Newest first. Of those that are not public any more only the id is left: they can be shown again too. */
export async function hiddenServers({ db, cdn }: { db: Database; cdn: Cdn }, userId: string): Promise<HiddenServers> {
  const saved = await hidden.of(db.kysely, userId);
  const ids = saved.map(({ listing_id }) => listing_id);
  const rows = new Map((await listingRows(db.kysely, ids)).map((row) => [row.id, row]));
  return { servers: saved.map((one) => hiddenServerView(one, rows.get(one.listing_id), cdn)) };
}

function hiddenServerView(
  { listing_id: id, created_at }: SavedListingsTable,
  row: ListingRow | undefined,
  cdn: Cdn,
): HiddenServer {
  const hiddenAt = new Date(created_at).toISOString();
  if (!row || !isPublic(row)) return { id, slug: null, name: null, iconUrl: null, hiddenAt };
  return { id, slug: row.slug, name: row.name, iconUrl: cdn.icon(row.guild_id, row.icon_hash), hiddenAt };
}

/** What one person's lists leave out; empty for a visitor. */
export async function hiddenIds(db: Queries, userId: string | undefined): Promise<Set<string>> {
  if (userId === undefined) return new Set();
  return new Set((await hidden.of(db, userId)).map(({ listing_id }) => listing_id));
}

export interface Hiding {
  userId: string;
  /** Id or slug. */
  serverId: string;
  viewer: Viewer;
}

/** Throws 404 for a server that is not there, 409 when the person hides as many as anybody may. */
export async function hideServer(db: Database, { userId, serverId, viewer }: Hiding, at: number): Promise<void> {
  const { id } = await findListing(db, serverId, viewer);
  const { noRoom } = await hide(db, { userId, listingIds: [id] }, at);
  if (noRoom > 0) throw tooManyHidden(MOST_HIDDEN);
}

/** By its id alone: a server may have left the lists since. */
export async function unhideServer(db: Database, userId: string, listingId: string): Promise<void> {
  // Anything else is no id; the engines differ in what they do with a NUL.
  if (!/^[\w-]{1,200}$/.test(listingId)) return;
  await db.write(async ({ tx }) => await hidden.remove(tx, userId, listingId));
}

/** Hides what a visitor hid in the browser; what is not listed (any more) is left out. */
export async function mergeHidden(
  db: Database,
  { userId, serverIds }: { userId: string; serverIds: readonly string[] },
  at: number,
): Promise<MergedHidden> {
  const asked = new Set(serverIds);
  const listingIds = await publicIds(db.kysely, asked);
  const { added, known, noRoom } = await hide(db, { userId, listingIds }, at);
  return { added: added.length, known, noRoom, skipped: asked.size - listingIds.length };
}

async function hide(
  db: Database,
  { userId, listingIds }: { userId: string; listingIds: readonly string[] },
  at: number,
): Promise<SavedResult> {
  return await db.write(async ({ tx }) => {
    if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
    return await hidden.add(tx, userId, listingIds, { most: MOST_HIDDEN, at });
  });
}

/** When the account is deleted. */
export async function forgetUser(tx: Queries, userId: string): Promise<void> {
  await hidden.removeAll(tx, userId);
}
