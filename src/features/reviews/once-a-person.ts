// One review of a person for a server, whatever becomes of the account: a review that stays when the account ends, and one
// that a moderator had removed, leave a keyed hash of person and listing. It tells nobody who they are.
import type { Database, Queries } from '#db/open.ts';
import { discordIdOf } from '#db/users.ts';
import { addReviewedKeys, hasReviewedKey } from './store.ts';

/** Keyed hash of a name. */
export type KeyOf = (name: string) => string;

export interface WritingDeps {
  db: Database;
  keyOf: KeyOf;
}

/** Whether they reviewed the listing with an account that ended. */
export async function reviewedBefore(db: Queries, keyOf: KeyOf, userId: string, listingId: string): Promise<boolean> {
  const person = await discordIdOf(db, userId);
  return person !== null && (await hasReviewedKey(db, keyOf(nameOf(person, listingId))));
}

/** Part of the transaction that ends the account, while its row is there. */
export async function rememberReviewed(
  tx: Queries,
  keyOf: KeyOf,
  userId: string,
  listingIds: readonly string[],
): Promise<void> {
  const person = await discordIdOf(tx, userId);
  if (person === null) return;
  await addReviewedKeys(
    tx,
    listingIds.map((id) => keyOf(nameOf(person, id))),
  );
}

function nameOf(person: string, listingId: string): string {
  return `review:${person}:${listingId}`;
}
