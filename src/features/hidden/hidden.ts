// Servers that a user hid: one row per user and listing. Other users' lists do not change, and the listing is not
// informed. Every call is idempotent.
import { MAX_HIDDEN } from '#contract/limits.ts';
import { isoTime } from '#contract/time.ts';
import { type SavedResult, savedListings } from '#db/saved-listings.ts';
import type { SavedListingsTable } from '#db/user-tables.ts';
import type { Database, Queries } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import { findListing, publicIds, type Viewer } from '#features/listings/listings.ts';
import { isPublic } from '#features/listings/listed.ts';
import { type ListingRow, listingsByIds } from '#features/listings/store.ts';
import { AppError } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { HiddenServer, HiddenServers, MergedHidden } from './contract.ts';

const tooManyHidden = (max: number): AppError =>
  new AppError(409, 'too_many_hidden', `You already hide ${max} servers. Show one of them again first.`);

const hidden = savedListings('hidden_listings');

/** Newest first. Servers that are no longer public have only an id, so that they can be shown again. */
export async function hiddenServers({ db, cdn }: { db: Database; cdn: Cdn }, userId: string): Promise<HiddenServers> {
  const saved = await hidden.list(db.kysely, userId);
  const ids = saved.map(({ listing_id }) => listing_id);
  const rows = new Map((await listingsByIds(db.kysely, ids)).map((row) => [row.id, row]));
  return { servers: saved.map((one) => hiddenServerView(one, rows.get(one.listing_id), cdn)) };
}

function hiddenServerView(
  { listing_id: id, created_at }: SavedListingsTable,
  row: ListingRow | undefined,
  cdn: Cdn,
): HiddenServer {
  const hiddenAt = isoTime(created_at);
  if (!row || !isPublic(row)) return { id, slug: null, name: null, iconUrl: null, hiddenAt };
  return { id, slug: row.slug, name: row.name, iconUrl: cdn.icon(row.guild_id, row.icon_hash), hiddenAt };
}

/** Ids that the user's lists leave out; empty for a visitor. */
export async function hiddenIds(db: Queries, userId: string | undefined): Promise<Set<string>> {
  if (userId === undefined) return new Set();
  return new Set((await hidden.list(db, userId)).map(({ listing_id }) => listing_id));
}

interface HideRequest {
  userId: string;
  /** Id or slug. */
  serverId: string;
  viewer: Viewer;
}

/** Throws 404 for a missing server, 409 at the limit. */
export async function hideServer(db: Database, { userId, serverId, viewer }: HideRequest, at: number): Promise<void> {
  const { id } = await findListing(db, serverId, viewer);
  const { overLimit } = await hide(db, { userId, listingIds: [id] }, at);
  if (overLimit > 0) throw tooManyHidden(MAX_HIDDEN);
}

/** By id only: the server might no longer be listed. */
export async function unhideServer(db: Database, userId: string, listingId: string): Promise<void> {
  await db.write(async ({ tx }) => await hidden.remove(tx, userId, listingId));
}

/** Hides the servers that a visitor hid in the browser, the oldest first; servers that are not listed are skipped. */
export async function mergeHidden(
  db: Database,
  { userId, serverIds }: { userId: string; serverIds: readonly string[] },
  at: number,
): Promise<MergedHidden> {
  const requested = new Set(serverIds);
  const listingIds = await publicIds(db.kysely, requested);
  const { added, known, overLimit } = await hide(db, { userId, listingIds }, at - listingIds.length);
  return { added: added.length, known, overLimit, skipped: requested.size - listingIds.length };
}

async function hide(
  db: Database,
  { userId, listingIds }: { userId: string; listingIds: readonly string[] },
  at: number,
): Promise<SavedResult> {
  return await db.write(async ({ tx }) => {
    await lockCaller(tx, userId);
    return await hidden.add(tx, userId, listingIds, { max: MAX_HIDDEN, at });
  });
}

/** For account deletion. */
export async function deleteHiddenOf(tx: Queries, userId: string): Promise<void> {
  await hidden.removeAll(tx, userId);
}
