// One listing by id or slug, and what may be seen of it by whom.
import type { Database, Queries } from '#db/open.ts';
import { serverNotFound } from '#http/errors.ts';
import {
  type ListingRow,
  listingById,
  listingBySlug,
  listingsByIds,
  type ShownRow,
  shownAfter,
  snapshotsOf,
} from './store.ts';

/** Why a listing that its owners took down cannot be listed. */
export const OPTED_OUT = 'its owners took it down.';

/** Who asks: a listing that waits for a moderator is shown to its submitter only. */
export interface Viewer {
  /** Of the visitor's cookie. */
  submitterKey: string | null;
  userId?: string;
}

/** Ids hold a character that slugs cannot. */
export function isListingId(identifier: string): boolean {
  return identifier.includes('_');
}

export function isVisibleTo(row: ListingRow, viewer: Viewer): boolean {
  if (row.approval === 'approved') return true;
  if (row.approval !== 'pending') return false;
  if (viewer.userId !== undefined && row.submitted_by === viewer.userId) return true;
  return row.submitter_key !== null && row.submitter_key === viewer.submitterKey;
}

/** A listing by id or slug, also one that is nowhere public: who may see it is for the caller to ask. */
export async function anyListing(db: Database, identifier: string): Promise<ListingRow | undefined> {
  // Anything else is no id and no slug; the engines differ in what they do with a NUL.
  if (!/^[\w-]{1,200}$/.test(identifier)) return undefined;
  const find = isListingId(identifier) ? listingById : listingBySlug;
  return await find(db.kysely, identifier);
}

/** Throws 404 when there is no such listing or the viewer may not see it. */
export async function findListing(db: Database, identifier: string, viewer: Viewer): Promise<ListingRow> {
  const row = await anyListing(db, identifier);
  if (!row || !isVisibleTo(row, viewer)) throw serverNotFound();
  return row;
}

const MAX_POINTS = 400;

/** Counts over time, oldest first. Snapshots thin out with age, so 400 points reach back over a year. */
export async function listingHistory(db: Database, id: string) {
  const snapshots = await snapshotsOf(db.kysely, id, MAX_POINTS);
  return {
    points: snapshots.toReversed().map((snapshot) => ({
      at: new Date(snapshot.taken_at).toISOString(),
      memberCount: snapshot.member_count,
      onlineCount: snapshot.online_count,
    })),
  };
}

/** Few enough that most of what a block is made into is gone at the next collection. */
const WALK_SIZE = 250;

/** All listings in blocks, for loading the catalog. */
export async function* allListings(db: Database): AsyncGenerator<ShownRow[]> {
  const pageAfter = shownAfter(db.kysely, WALK_SIZE);
  for (let last = ''; ;) {
    const rows = await pageAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < WALK_SIZE) return;
    last = rows.at(-1)!.id;
  }
}

/** Of these ids, those of listings that are public; what is no id at all is left out. */
export async function publicIds(db: Queries, ids: Iterable<string>): Promise<string[]> {
  const rows = await listingsByIds(
    db,
    [...new Set(ids)].filter((id) => /^[\w-]+$/.test(id)),
  );
  return rows.filter(({ approval }) => approval === 'approved').map(({ id }) => id);
}

export async function listingRows(db: Queries, ids: readonly string[]): Promise<ListingRow[]> {
  return await listingsByIds(db, ids);
}
