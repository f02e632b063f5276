// One listing by id or slug, and who can see it.
import { isIdentifier } from '#contract/plain-text.ts';
import { isoTime } from '#contract/time.ts';
import { scanBlocks } from '#db/batches.ts';
import type { Database, Queries } from '#db/open.ts';
import { serverNotFound } from '#http/errors.ts';
import {
  type ListingRow,
  listingById,
  listingBySlug,
  listingsByIds,
  type ShownRow,
  shownAfter,
  allSnapshots,
} from './store.ts';

/** The user or visitor of a request: a listing that is pending review is visible only to its submitter. */
export interface Viewer {
  /** From the visitor's cookie. */
  submitterKey: string | null;
  userId?: string;
}

/** Ids contain a character that slugs cannot. */
export function isListingId(identifier: string): boolean {
  return identifier.includes('_');
}

/** Who a listing is shown to depends on these. */
export type ShownTo = Pick<ListingRow, 'approval' | 'submitted_by' | 'submitter_key'>;

export function isVisibleTo(row: ShownTo, viewer: Viewer): boolean {
  if (row.approval === 'approved') return true;
  if (row.approval !== 'pending') return false;
  // Others can use the browser of a logged-in submitter after them.
  if (row.submitted_by !== null) return row.submitted_by === viewer.userId;
  return row.submitter_key !== null && row.submitter_key === viewer.submitterKey;
}

/**
 * A listing by id, or by slug in any case, even if it is not public: the caller checks who can see it. Throws 404 when it
 * does not exist.
 */
export async function requireListing(db: Queries, identifier: string): Promise<ListingRow> {
  if (!isIdentifier(identifier)) throw serverNotFound();
  const row = isListingId(identifier)
    ? await listingById(db, identifier)
    : await listingBySlug(db, identifier.toLowerCase());
  if (!row) throw serverNotFound();
  return row;
}

/** Throws 404 when the listing does not exist or is not visible to the viewer. */
export async function findListing(db: Database, identifier: string, viewer: Viewer): Promise<ListingRow> {
  const row = await requireListing(db.kysely, identifier);
  if (!isVisibleTo(row, viewer)) throw serverNotFound();
  return row;
}

/** Counts over time, oldest first. */
export async function listingHistory(db: Database, id: string) {
  const snapshots = await allSnapshots(db.kysely, id);
  return { points: snapshots.map(({ at, ...counts }) => ({ at: isoTime(at), ...counts })) };
}

/** Small enough that most objects of a block are freed at the next garbage collection. */
const BLOCK_SIZE = 250;

/** All listings in blocks, for loading the catalog. */
export function allListings(db: Database): AsyncGenerator<ShownRow[]> {
  const blockAfter = shownAfter(db.kysely, BLOCK_SIZE);
  return scanBlocks<ShownRow>(BLOCK_SIZE, (last) => blockAfter(last?.id ?? ''));
}

/** Those of the ids that belong to public listings, in the same order; malformed ids are ignored. */
export async function publicIds(db: Queries, ids: Iterable<string>): Promise<string[]> {
  const wellFormed = [...new Set(ids)].filter(isIdentifier);
  const rows = await listingsByIds(db, wellFormed);
  const approved = new Set(rows.filter(({ approval }) => approval === 'approved').map(({ id }) => id));
  return wellFormed.filter((id) => approved.has(id));
}
