import { sql } from 'kysely';
import { incrementCounter } from '#db/counters.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { FreshTextsTable, HeldChangesTable, RefusedChangesTable } from '#db/hold-tables.ts';
import type { Approval } from '#db/tables.ts';

/** Of `listings`: public, or public until its owners took it down. Submissions that resemble others are not held. */
export const isProtected = sql<boolean>`approval in ('approved', 'opted-out') and coalesce(approval_before, 'approved') = 'approved'`;

/** A listed or taken-down server with the same name or icon. */
export interface LookAlike {
  /** What both have in common. */
  same: 'name' | 'icon';
  /** Of that server; undefined if it is not public. */
  name: string | undefined;
}

export async function blockedTerms(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('blocked_terms').select('term').execute();
  return rows.map((row) => row.term);
}

/** The oldest protected listing with this name key or icon; a match by name takes precedence. */
export async function lookAlikeOf(
  db: Queries,
  { nameKey, iconHash, except = '' }: { nameKey: string | null; iconHash: string | null; except?: string },
): Promise<LookAlike | undefined> {
  const first = async (column: 'name_key' | 'icon_hash', value: string) =>
    await db
      .selectFrom('listings')
      .select(['name', 'approval'])
      .where(column, '=', value)
      .where(isProtected)
      .where('id', '!=', except)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  const byName = nameKey ? await first('name_key', nameKey) : undefined;
  if (byName) return { same: 'name', name: publicName(byName) };
  const byIcon = iconHash === null ? undefined : await first('icon_hash', iconHash);
  return byIcon && { same: 'icon', name: publicName(byIcon) };
}

function publicName({ name, approval }: { name: string; approval: Approval }): string | undefined {
  return approval === 'approved' ? name : undefined;
}

/**
 * Serializes the comparison of concurrent arrivals with listings and texts until the transaction ends: call it before
 * `lookAlikeOf` and `waveOf`, or two concurrent arrivals miss each other. Lock rows of listings before. Only a submission
 * whose guild was listed concurrently locks the row after; if that ends in a deadlock, `db.write` tries again.
 */
export async function lockFreshTexts(tx: Queries): Promise<void> {
  await incrementCounter(tx, 'fresh-texts');
}

/** Texts of other listings that no moderator has reviewed, the newest first. */
export async function unreviewedTexts(
  db: Queries,
  { since, except, limit }: { since: number; except: string; limit: number },
): Promise<FreshTextsTable[]> {
  return await db
    .selectFrom('fresh_texts')
    .selectAll()
    .where('set_at', '>=', since)
    .where('reviewed_at', 'is', null)
    .where('listing_id', '!=', except)
    .orderBy('set_at', 'desc')
    .orderBy('listing_id')
    .limit(limit)
    .execute();
}

/** A later text of a listing replaces an earlier one; its submitter is unchanged. */
export async function saveFreshText(tx: Queries, row: FreshTextsTable): Promise<void> {
  const { name_words, description_words, set_at, reviewed_at } = row;
  await tx
    .insertInto('fresh_texts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({ name_words, description_words, set_at, reviewed_at }),
    )
    .execute();
}

/** A moderator decided on its text, so it is no longer part of a wave. False when it was reviewed before. */
export async function markReviewed(tx: Queries, listingId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('fresh_texts')
    .set({ reviewed_at: at })
    .where('listing_id', '=', listingId)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undoes the decision of that time: it is part of a wave again. False after another decision. */
export async function markUnreviewed(tx: Queries, listingId: string, decidedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('fresh_texts')
    .set({ reviewed_at: null })
    .where('listing_id', '=', listingId)
    .where('reviewed_at', '=', decidedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Part of the transaction that deletes an account; the texts still count by address. */
export async function anonymizeFreshTexts(tx: Queries, accountKey: string): Promise<void> {
  await tx.updateTable('fresh_texts').set({ submitter_key: '' }).where('submitter_key', '=', accountKey).execute();
}

export async function dropFreshTexts(tx: Queries, before: number): Promise<void> {
  await tx.deleteFrom('fresh_texts').where('set_at', '<', before).execute();
}

/** What the listing shows now; locks its row until the transaction ends. */
export async function lockIdentity(tx: Queries, listingId: string) {
  return await tx
    .selectFrom('listings')
    .select(['name', 'description', 'icon_hash', 'approval'])
    .where('id', '=', listingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function heldChangeOf(db: Queries, listingId: string): Promise<HeldChangesTable | undefined> {
  return await db.selectFrom('held_changes').selectAll().where('listing_id', '=', listingId).executeTakeFirst();
}

export async function heldChangeById(db: Queries, id: string): Promise<HeldChangesTable | undefined> {
  return await db.selectFrom('held_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveHeldChange(tx: Queries, { listing_id, ...change }: HeldChangesTable): Promise<void> {
  await tx
    .insertInto('held_changes')
    .values({ listing_id, ...change })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(change))
    .execute();
}

export async function dropHeldChange(tx: Queries, listingId: string): Promise<void> {
  await tx.deleteFrom('held_changes').where('listing_id', '=', listingId).execute();
}

/** Deletes and returns it, at most once; undefined when it was refused. */
export async function takeHeldChange(tx: Queries, id: string): Promise<HeldChangesTable | undefined> {
  return await tx
    .deleteFrom('held_changes')
    .where('id', '=', id)
    .where('is_refused', '=', 0)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes of public listings that wait for a moderator. The cross join keeps this order of tables in SQLite, which would
 * otherwise start at all listings.
 */
function waitingChanges(db: Queries) {
  return db
    .selectFrom('held_changes')
    .crossJoin('listings')
    .whereRef('listings.id', '=', 'held_changes.listing_id')
    .where('listings.approval', '=', 'approved')
    .where('held_changes.is_refused', '=', 0);
}

/** The longest waiting first. */
export async function heldChanges(db: Queries, { limit, offset }: RowRange) {
  return await waitingChanges(db)
    .selectAll('held_changes')
    .select(['listings.slug', 'listings.guild_id', 'listings.name as shown_name'])
    .select(['listings.description as shown_description', 'listings.icon_hash as shown_icon_hash'])
    .orderBy('held_changes.found_at')
    .orderBy('held_changes.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many `heldChanges` returns without limits. */
export async function countHeldChanges(db: Queries): Promise<number> {
  const counted = waitingChanges(db).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Why it had been held when it was refused; undefined when it was not. */
export async function refusedBecause(
  db: Queries,
  listingId: string,
  identityHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('refused_changes')
    .select('held_because')
    .where('listing_id', '=', listingId)
    .where('identity_hash', '=', identityHash)
    .executeTakeFirst();
  return row?.held_because;
}

export async function addRefused(tx: Queries, row: RefusedChangesTable): Promise<void> {
  await tx
    .insertInto('refused_changes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when there was none. */
export async function dropRefused(tx: Queries, listingId: string, identityHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('refused_changes')
    .where('listing_id', '=', listingId)
    .where('identity_hash', '=', identityHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
