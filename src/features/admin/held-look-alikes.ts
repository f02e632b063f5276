// A server that a submission was held for resembling can be delisted while the submission is pending.
import type { Queries } from '#db/open.ts';
import { type HeldReason, readReason } from '#features/holds/held-because.ts';
import { isProtected } from '#features/holds/store.ts';

interface Held {
  name_key: string | null;
  icon_hash: string | null;
  held_because: string | null;
}

const COLUMNS = { 'same-name': 'name_key', 'same-icon': 'icon_hash' } as const;

/** The rows with their current reason: one that no longer resembles a listed or taken-down server is merely waiting. */
export async function withLookAlikes<Row extends Held>(db: Queries, rows: readonly Row[]): Promise<Row[]> {
  const [names, icons] = [await listedLike(db, rows, 'same-name'), await listedLike(db, rows, 'same-icon')];
  const waiting: HeldReason = { key: 'waiting' };
  return rows.map((row) => {
    const key = keyOf(row);
    if (key === undefined) return row;
    const isLike = (key === 'same-name' ? names : icons).has(row[COLUMNS[key]]);
    return isLike ? row : { ...row, held_because: JSON.stringify(waiting) };
  });
}

function keyOf({ held_because: stored }: Held): keyof typeof COLUMNS | undefined {
  const key = readReason(stored)?.key;
  return key === 'same-name' || key === 'same-icon' ? key : undefined;
}

/** The names or icons that the rows share with protected listings. */
async function listedLike(
  db: Queries,
  rows: readonly Held[],
  key: keyof typeof COLUMNS,
): Promise<ReadonlySet<string | null>> {
  const column = COLUMNS[key];
  const values = rows.flatMap((row) => (keyOf(row) === key && row[column] !== null ? [row[column]] : []));
  if (values.length === 0) return new Set();
  const listed = await db
    .selectFrom('listings')
    .select(column)
    .distinct()
    .where(column, 'in', values)
    .where(isProtected)
    .execute();
  return new Set(listed.map((row) => row[column] ?? null));
}
