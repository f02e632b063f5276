// What people do here: views of server pages, counted without knowing who visitors are, and the hearts and first visits
// of those who are signed in.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Database, Queries } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { addFavorite, takeFavorite } from '#features/favorites/favorites.ts';
import { findListing, isListingId, isVisibleTo, listingRows, type Viewer } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { recordSearch } from '#features/owners/search-words.ts';
import { recordVisit, type Unlocked } from '#features/reputation/reputation.ts';
import { addView } from '#features/sync/sync.ts';
import { serverNotFound } from '#http/errors.ts';
import type { recordActivity } from './contract.ts';
import { addToDay, addVisit, countVisits, deleteVisitsBefore } from './store.ts';

const DAY_MS = 86_400_000;
/** Without a visit id, views of one page from one network within this time are one view. */
const SAME_VISIT_MS = 30 * 60_000;
/**
 * So many views of one page from one network count in a day, whatever visits it makes up: one line cannot make a page look
 * popular, and people who share one are still counted.
 */
const MOST_A_DAY = 10;

type Body = z.output<typeof recordActivity.schema.body>;
type UnlockedList = Unlocked['unlocked'];

export interface Action extends Pick<Body, 'action' | 'serverId' | 'visitId' | 'search'> {
  /** Of the session; undefined for visitors. */
  userId: string | undefined;
  viewer: Viewer;
  /** Keyed hash of the address. */
  addressKey: string;
}

/**
 * Does what the action says, once however often it is sent. Throws 404 for a server that is not there, 409 for a favorite
 * beyond the most that anybody has.
 */
export async function record(db: Database, action: Action, at: number): Promise<UnlockedList> {
  if (action.action === 'server_unfavorite') return await unfavorite(db, action);
  const listing = await findListing(db, action.serverId, action.viewer);
  if (action.action === 'server_view') return await recordView(db, { ...action, listing }, at);
  if (action.action === 'server_join') return await recordJoin(db, { ...action, listing }, at);
  const { userId } = action;
  if (userId === undefined) return [];
  return await db.write(({ tx }) => addFavorite(tx, userId, listing.id, at));
}

/** A favorite can be taken back when its listing is not public any more. */
async function unfavorite(db: Database, { serverId, userId, viewer }: Action): Promise<UnlockedList> {
  const isId = isListingId(serverId) && /^[\w-]+$/.test(serverId);
  const [listing] = isId ? await listingRows(db.kysely, [serverId]) : [await findListing(db, serverId, viewer)];
  if (!listing) throw serverNotFound();
  const wasOne = userId !== undefined && (await db.write(({ tx }) => takeFavorite(tx, userId, listing.id)));
  if (!wasOne && !isVisibleTo(listing, viewer)) throw serverNotFound();
  return [];
}

interface View extends Pick<Action, 'visitId' | 'search' | 'userId' | 'addressKey'> {
  listing: ListingRow;
}

/**
 * Counts a view once per visit, and lets the schedule know that the listing is looked at. A person's first visit of a
 * public page earns points.
 */
async function recordView(db: Database, { listing, visitId, search, userId, addressKey }: View, at: number) {
  return await db.write(async ({ tx }): Promise<UnlockedList> => {
    const isKnown = userId !== undefined && listing.approval === 'approved' && (await lockUserRow(tx, userId));
    const { isNew, isFirst } = await countVisit(tx, listing.id, { visitId, addressKey }, at);
    if (isNew) {
      const counted = isFirst ? (['views', 'networks'] as const) : (['views'] as const);
      await addToDay(tx, listing.id, Math.floor(at / DAY_MS), counted);
      const [current] = await listingRows(tx, [listing.id]);
      if (current) await addView(tx, current, at);
      if (current && search !== undefined) await recordSearch(tx, current, search, at);
    }
    return isKnown ? (await recordVisit(tx, { userId, listingId: listing.id, at })).unlocked : [];
  });
}

/** Counts a click on the invite once per visit. It earns nothing: points for joining would inflate members. */
async function recordJoin(db: Database, { listing, visitId, addressKey }: View, at: number): Promise<UnlockedList> {
  await db.write(async ({ tx }) => {
    const { isNew } = await countVisit(tx, `join:${listing.id}`, { visitId, addressKey }, at);
    if (isNew) await addToDay(tx, listing.id, Math.floor(at / DAY_MS), ['joins']);
  });
  return [];
}

interface Visit {
  isNew: boolean;
  /** Whether it is the first of its network on this day. */
  isFirst: boolean;
}

/** A visit counts once, and while its network has a place left that day: that is looked for before a row is written. */
async function countVisit(
  tx: Queries,
  what: string,
  { visitId, addressKey }: Pick<View, 'visitId' | 'addressKey'>,
  at: number,
): Promise<Visit> {
  const network = `${what}:${addressKey}`;
  const places = Array.from({ length: MOST_A_DAY }, (_, i) => hash(`${network}:${Math.floor(at / DAY_MS)}:${i}`));
  const taken = await countVisits(tx, places);
  const visit = visitId === undefined ? String(Math.floor(at / SAME_VISIT_MS)) : `visit:${visitId}`;
  if (taken < MOST_A_DAY && (await addVisit(tx, hash(`${network}:${visit}`), at))) {
    // From the first that seems free: another visit may take it at the same moment.
    for (let i = taken; i < MOST_A_DAY; i++) {
      if (await addVisit(tx, places[i]!, at)) return { isNew: true, isFirst: i === 0 };
    }
  }
  return { isNew: false, isFirst: false };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A visit is remembered for a day, so that repeating it changes nothing. */
export async function forgetVisits(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteVisitsBefore(tx, now - DAY_MS));
}
