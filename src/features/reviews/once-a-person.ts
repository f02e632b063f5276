// One review per person and server, even after the account is deleted: a review that remains, and one that a moderator
// removed, leave a keyed hash of person and listing, which does not identify the person.
import type { Database, Queries } from '#db/open.ts';
import { discordIdOf } from '#db/users.ts';
import { addReviewedKeys, hasReviewedKey } from './store.ts';

/** Keyed hash of a name. */
export type KeyOf = (name: string) => string;

export interface WritingDeps {
  db: Database;
  keyOf: KeyOf;
}

/** Whether the person reviewed the listing with an account that they deleted. */
export async function reviewedBefore(db: Queries, keyOf: KeyOf, userId: string, listingId: string): Promise<boolean> {
  const person = await discordIdOf(db, userId);
  return person !== null && (await hasReviewedKey(db, keyOf(nameOf(person, listingId))));
}

/** Part of the account deletion's transaction, before the row of the user is deleted. */
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
