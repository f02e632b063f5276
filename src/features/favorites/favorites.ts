// Favorites: one row per user and listing, with points. Every call is idempotent.
import { setImmediate } from 'node:timers/promises';
import { batches } from '#db/batches.ts';
import { savedListings } from '#db/saved-listings.ts';
import type { Database, Queries, RowRange } from '#db/open.ts';
import type { SavedListingsTable } from '#db/user-tables.ts';
import { publicIds } from '#features/listings/listings.ts';
import { recordFavorite, removePointsFor, type Unlocked } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import { type FavoriteIds, type MergedFavorites, MAX_FAVORITES } from './contract.ts';

const tooManyFavorites = (max: number): AppError =>
  new AppError(409, 'too_many_favorites', `You have ${max} favorites, which is the maximum. Remove one first.`);

const savedFavorites = savedListings('favorites');

/** Favorites per transaction of a merge: 500 would block everyone else for 200 ms. */
const BLOCK = 50;

/** Fills up to the limit, with points for each new favorite. Part of the caller's transaction. */
export async function addFavorites(
  tx: Queries,
  userId: string,
  listingIds: readonly string[],
  at: number,
): Promise<{ added: number; overLimit: number; unlocked: Unlocked }> {
  await lockCaller(tx, userId);
  const { added, overLimit } = await savedFavorites.add(tx, userId, listingIds, { max: MAX_FAVORITES, at });
  const unlocked: Unlocked = [];
  for (const listingId of added) unlocked.push(...(await recordFavorite(tx, { userId, listingId, at })));
  return { added: added.length, overLimit, unlocked };
}

/** Throws 409 at the limit. Part of the caller's transaction. */
export async function addFavorite(tx: Queries, userId: string, listingId: string, at: number): Promise<Unlocked> {
  const { overLimit, unlocked } = await addFavorites(tx, userId, [listingId], at);
  if (overLimit > 0) throw tooManyFavorites(MAX_FAVORITES);
  return unlocked;
}

/** With its points. Part of the caller's transaction. */
export async function removeFavorite(tx: Queries, userId: string, listingId: string): Promise<void> {
  await lockCaller(tx, userId);
  const wasFavorite = await savedFavorites.remove(tx, userId, listingId);
  if (wasFavorite) await removePointsFor(tx, 'favorite', { userId, listingId });
}

/** Adds the favorites that a visitor's browser stored, the oldest first; servers that are not listed are skipped. */
export async function mergeFavorites(
  db: Database,
  { userId, serverIds }: { userId: string; serverIds: readonly string[] },
  at: number,
): Promise<MergedFavorites> {
  const requested = new Set(serverIds);
  const listed = await publicIds(db.kysely, requested);
  let start = at - listed.length;
  const merged = { added: 0, overLimit: 0, unlocked: [] as Unlocked };
  for (const block of batches(listed, BLOCK)) {
    const { added, overLimit, unlocked } = await db.write(({ tx }) => addFavorites(tx, userId, block, start));
    start += block.length;
    merged.added += added;
    merged.overLimit += overLimit;
    merged.unlocked.push(...unlocked);
    await setImmediate();
  }
  const known = listed.length - merged.added - merged.overLimit;
  return { ...merged, known, skipped: requested.size - listed.length };
}

/** Newest first. */
export async function favoriteIdsOf(db: Database, userId: string): Promise<FavoriteIds> {
  const favorites = await savedFavorites.list(db.kysely, userId);
  return { serverIds: favorites.map(({ listing_id }) => listing_id) };
}

/** One page of a user's favorites, newest first, and their total. */
export async function favoritePage(
  db: Database,
  userId: string,
  range: RowRange,
): Promise<{ favorites: SavedListingsTable[]; total: number }> {
  const [favorites, total] = await Promise.all([
    savedFavorites.list(db.kysely, userId, range),
    savedFavorites.count(db.kysely, userId),
  ]);
  return { favorites, total };
}

/** For account deletion. Does not touch points. */
export async function deleteFavoritesOf(tx: Queries, userId: string): Promise<void> {
  await savedFavorites.removeAll(tx, userId);
}
