import { sql, type Updateable } from 'kysely';
import { counterValue, incrementCounter } from '#db/counters.ts';
import type { Queries } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';

/** Incremented by every change of the blocked terms. */
const TERM_CHANGES = 'blocked-term-changes';

export async function termChanges(db: Queries): Promise<number> {
  return (await counterValue(db, TERM_CHANGES)) ?? 0;
}

export async function countTermChange(tx: Queries): Promise<void> {
  await incrementCounter(tx, TERM_CHANGES);
}

export type TextRow = Awaited<ReturnType<typeof textRows>>[number];

function texts(db: Queries) {
  return db
    .selectFrom('listings')
    .leftJoin('long_descriptions', 'long_descriptions.listing_id', 'listings.id')
    .select([
      'listings.id',
      'name',
      'description',
      'features',
      'traits',
      'vanity_code',
      'tags',
      'given_tags',
      'tags_set_at',
      'language',
      'language_from',
      'owner_edits',
      'long_descriptions.content as long_description',
    ]);
}

/** Listings with changed texts; if there are none, those that were read with older rules. */
export async function dueTexts(db: Queries, rules: number, limit: number): Promise<TextRow[]> {
  const changed = await texts(db).where('described', 'is', null).limit(limit).execute();
  if (changed.length > 0) return changed;
  return await texts(db).where('described', '<', rules).orderBy('described').limit(limit).execute();
}

export async function textRows(db: Queries, ids: readonly string[]) {
  return await texts(db)
    .where('listings.id', 'in', [...ids])
    .execute();
}

/** Writes the results for `row` unless a text or an owner's setting has changed since: then the row remains due. */
export async function saveDescribed(tx: Queries, row: TextRow, values: Updateable<ListingsTable>): Promise<boolean> {
  const same = <K extends 'name' | 'description' | 'features' | 'traits' | 'vanity_code' | 'owner_edits'>(column: K) =>
    sql<boolean>`${sql.ref(column)} is not distinct from ${row[column]}`;
  const { numUpdatedRows } = await tx
    .updateTable('listings')
    .set(values)
    .where('id', '=', row.id)
    .where(same('name'))
    .where(same('description'))
    .where(same('features'))
    .where(same('traits'))
    .where(same('vanity_code'))
    .where(same('owner_edits'))
    .where(sql<boolean>`language_from is not distinct from ${row.language_from}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
