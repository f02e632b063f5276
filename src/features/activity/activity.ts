// User activity: views of server pages, counted without identifying visitors, and the favorites and first visits of
// logged-in users.
import { isIdentifier } from '#contract/plain-text.ts';
import { DAY_MS, dayNumber, MINUTE_MS } from '#contract/time.ts';
import { hash } from 'node:crypto';
import type { z } from 'zod';
import type { Database, Queries } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { addFavorite, removeFavorite } from '#features/favorites/favorites.ts';
import { findListing, isListingId, type Viewer } from '#features/listings/listings.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { recordSearch } from '#features/owners/search-words.ts';
import { recordVisit, type Unlocked } from '#features/reputation/reputation.ts';
import { updateViewScores } from '#features/sync/sync.ts';
import { serverNotFound } from '#http/errors.ts';
import type { recordActivity } from './contract.ts';
import { addToDay, addVisit, countVisits, deleteVisitsBefore } from './store.ts';

/** Without a visit id, views of one page from one network within this time count as one. */
const SAME_VISIT_MS = 30 * MINUTE_MS;
/**
 * Views of a page that count per network and day, whatever visit ids it makes up: one connection cannot make a page
 * look popular, and users who share one are still counted.
 */
const MAX_PER_DAY = 10;

type Body = z.output<typeof recordActivity.schema.body>;

interface Action extends Pick<Body, 'action' | 'serverId' | 'visitId' | 'search'> {
  /** Of the session; undefined for visitors. */
  userId: string | undefined;
  viewer: Viewer;
  /** Keyed hash of the address. */
  addressKey: string;
}

/**
 * Performs the action; repeating it changes nothing. Throws 404 for a missing server, except when a favorite is removed
 * by id, and for a new favorite that is not public; 409 for one beyond the limit.
 */
export async function record(db: Database, action: Action, at: number): Promise<Unlocked> {
  if (action.action === 'server_unfavorite') return await unfavorite(db, action);
  const listing = await findListing(db, action.serverId, action.viewer);
  if (action.action === 'server_view') return await recordView(db, { ...action, listing }, at);
  if (action.action === 'server_join') return await recordJoin(db, { ...action, listing }, at);
  const { userId } = action;
  if (userId === undefined) return [];
  if (listing.approval !== 'approved') throw serverNotFound();
  return await db.write(({ tx }) => addFavorite(tx, userId, listing.id, at));
}

/** A favorite can be removed by id even when its listing is no longer public. */
async function unfavorite(db: Database, { serverId, userId, viewer }: Action): Promise<Unlocked> {
  const isId = isIdentifier(serverId) && isListingId(serverId);
  const id = isId ? serverId : (await findListing(db, serverId, viewer)).id;
  if (userId !== undefined) await db.write(({ tx }) => removeFavorite(tx, userId, id));
  return [];
}

interface View extends Pick<Action, 'visitId' | 'search' | 'userId' | 'addressKey'> {
  listing: ListingRow;
}

/**
 * Counts a view once per visit, also for the refresh schedule. A user's first visit of a public page earns points.
 */
async function recordView(db: Database, { listing, visitId, search, userId, addressKey }: View, at: number) {
  return await db.write(async ({ tx }): Promise<Unlocked> => {
    const canEarn = userId !== undefined && listing.approval === 'approved' && (await lockUserRow(tx, userId));
    const { isNew, isFirst } = await countVisit(tx, listing.id, { visitId, addressKey }, at);
    if (isNew) {
      const counted = isFirst ? (['views', 'networks'] as const) : (['views'] as const);
      await addToDay(tx, listing.id, dayNumber(at), counted);
      const current = await listingById(tx, listing.id);
      if (current) await updateViewScores(tx, current, at);
      if (current && search !== undefined) await recordSearch(tx, current, search, at);
    }
    return canEarn ? await recordVisit(tx, { userId, listingId: listing.id, at }) : [];
  });
}

/** Counts a click on the invite once per visit. It earns nothing: points for joining would inflate member counts. */
async function recordJoin(db: Database, { listing, visitId, addressKey }: View, at: number): Promise<Unlocked> {
  await db.write(async ({ tx }) => {
    const { isNew } = await countVisit(tx, `join:${listing.id}`, { visitId, addressKey }, at);
    if (isNew) await addToDay(tx, listing.id, dayNumber(at), ['joins']);
  });
  return [];
}

interface Visit {
  isNew: boolean;
  /** Whether it is the first visit of its network that day. */
  isFirst: boolean;
}

/** A visit counts once, while its network has a slot left that day; that is checked before a row is written. */
async function countVisit(
  tx: Queries,
  subject: string,
  { visitId, addressKey }: Pick<View, 'visitId' | 'addressKey'>,
  at: number,
): Promise<Visit> {
  const network = `${subject}:${addressKey}`;
  const slots = Array.from({ length: MAX_PER_DAY }, (_, i) =>
    hash('sha256', `${network}:${dayNumber(at)}:${i}`, 'base64url'),
  );
  const taken = await countVisits(tx, slots);
  const visit = visitId === undefined ? String(Math.floor(at / SAME_VISIT_MS)) : `visit:${visitId}`;
  if (taken < MAX_PER_DAY && (await addVisit(tx, hash('sha256', `${network}:${visit}`, 'base64url'), at))) {
    // From the first that seems free: a concurrent visit might take it.
    for (let i = taken; i < MAX_PER_DAY; i++) {
      if (await addVisit(tx, slots[i]!, at)) return { isNew: true, isFirst: i === 0 };
    }
  }
  return { isNew: false, isFirst: false };
}

/** Visits are stored for a day, so that repeating one changes nothing. */
export async function expireVisits(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteVisitsBefore(tx, now - DAY_MS));
}
