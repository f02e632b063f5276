// What people do here, counted without knowing who they are: views of server pages.
import { createHash } from 'node:crypto';
import type { Database } from '#db/open.ts';
import { type ListingRow, listingRows } from '#features/listings/listings.ts';
import { addView } from '#features/sync/sync.ts';
import { addDailyView, addVisit, deleteVisitsBefore } from './store.ts';

const DAY_MS = 86_400_000;
/** Without a visit id, views of one page from one address within this time are one view. */
const SAME_VISIT_MS = 30 * 60_000;

export interface View {
  listing: ListingRow;
  /** One per page visit, from the browser. */
  visitId?: string;
  /** Keyed hash of the address. */
  addressKey: string;
}

/** Counts a view once per visit, and lets the schedule know that the listing is looked at. */
export async function recordView(db: Database, { listing, visitId, addressKey }: View, now: number): Promise<void> {
  const visit = visitId ?? `${addressKey}:${Math.floor(now / SAME_VISIT_MS)}`;
  const visitKey = createHash('sha256').update(`${listing.id}:${visit}`).digest('base64url');
  await db.write(async ({ tx }) => {
    if (!(await addVisit(tx, visitKey, now))) return;
    await addDailyView(tx, listing.id, Math.floor(now / DAY_MS));
    const [current] = await listingRows(tx, [listing.id]);
    if (current) await addView(tx, current, now);
  });
}

/** A visit is remembered for a day, so that repeating it changes nothing. */
export async function forgetVisits(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteVisitsBefore(tx, now - DAY_MS));
}
