import { scanBlocks } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { visitorKey } from './wave-groups.ts';

const BLOCK = 500;
/** Half a millisecond each, as long descriptions are rendered. */
const TEXT_BLOCK = 50;
const FOUND_COLUMNS = [
  'id',
  'name',
  'description',
  'slug',
  'guild_id',
  'icon_hash',
  'approval',
  'held_because',
  'invite_code',
  'previous_invite_code',
] as const;

export type FoundRow = Pick<ListingRow, (typeof FOUND_COLUMNS)[number]>;
export type TextRow = Awaited<ReturnType<ReturnType<typeof textsAfter>['execute']>>[number];

/** `isSame`: of the same account or browser; else only from the same address, which several people can share. */
type SubmittedRow = FoundRow & { username: string | null; isSame: boolean };

function listingsAfter(db: Queries, id: string, limit: number) {
  return db.selectFrom('listings').select(FOUND_COLUMNS).where('id', '>', id).orderBy('id').limit(limit);
}

function textsAfter(db: Queries, id: string, limit: number) {
  return listingsAfter(db, id, limit)
    .leftJoin('long_descriptions', 'long_descriptions.listing_id', 'listings.id')
    .select(['traits', 'tags', 'server_tag', 'vanity_code', 'long_descriptions.content as long_description']);
}

function accountsAfter(db: Queries, id: string, limit: number) {
  return accounts(db).where('users.id', '>', id).orderBy('users.id').limit(limit);
}

function accounts(db: Queries) {
  return db
    .selectFrom('users')
    .leftJoin('suspensions', 'suspensions.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.display_name', 'users.discord_id', 'suspensions.reason']);
}

/** Of these accounts, by id, those that can be suspended: they exist, are not suspended, and are no admin's. */
export async function suspendableAccounts(db: Queries, ids: readonly string[], adminIds: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await accounts(db)
    .where('users.id', 'in', [...ids])
    .where('suspensions.user_id', 'is', null)
    .execute();
  const others = rows.filter(({ discord_id }) => !adminIds.some((id) => id === discord_id));
  return new Map(others.map(({ id, username }) => [id, { id, name: username }]));
}

export const listingBlocks = (db: Queries) => blocksById(BLOCK, (id, limit) => listingsAfter(db, id, limit));
export const textBlocks = (db: Queries) => blocksById(TEXT_BLOCK, (id, limit) => textsAfter(db, id, limit));
export const accountBlocks = (db: Queries) => blocksById(BLOCK, (id, limit) => accountsAfter(db, id, limit));

function blocksById<Row extends { id: string }>(
  size: number,
  after: (id: string, limit: number) => { execute(): Promise<Row[]> },
): AsyncGenerator<Row[]> {
  return scanBlocks<Row>(size, (last) => after(last?.id ?? '', size).execute());
}

/** Listings from the account, browser or address of the listing's submitter that are not rejected; latest first. */
export async function sameSubmitter(db: Queries, listingId: string, limit: number): Promise<SubmittedRow[]> {
  const listing = await keysOf(db).where('listings.id', '=', listingId).executeTakeFirst();
  if (!listing) return [];
  const { submitted_by, address_key } = listing;
  const browser = visitorKey(listing.submitter_key);
  const rows = await keysOf(db)
    .select(FOUND_COLUMNS.map((column) => `listings.${column}` as const))
    .where('listings.approval', '!=', 'rejected')
    .where(({ eb, or }) =>
      or([
        eb('listings.id', '=', listingId),
        ...(submitted_by === null ? [] : [eb('listings.submitted_by', '=', submitted_by)]),
        ...(browser === null ? [] : [eb('listings.submitter_key', '=', browser)]),
        ...(address_key === null ? [] : [eb('fresh_texts.address_key', '=', address_key)]),
      ]),
    )
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    isSame:
      row.id === listingId ||
      (submitted_by !== null && row.submitted_by === submitted_by) ||
      (browser !== null && row.submitter_key === browser),
  }));
}

function keysOf(db: Queries) {
  return db
    .selectFrom('listings')
    .leftJoin('fresh_texts', 'fresh_texts.listing_id', 'listings.id')
    .leftJoin('users', 'users.id', 'listings.submitted_by')
    .select(['listings.submitted_by', 'listings.submitter_key', 'fresh_texts.address_key', 'users.username']);
}
