// One review per Discord user and server, even after the account is deleted: a review that remains, and one that
// reports hid or a moderator removed, leave a keyed hash of Discord id and listing, which does not identify the user.
import type { Database, Queries } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { discordIdOf } from '#db/users.ts';
import type { CallerKeys } from '#http/caller-keys.ts';
import { notAllowed, reviewedWithOther } from '#http/errors.ts';
import { addReviewedKeys, reviewedKeysAmong } from './store.ts';

export interface ReviewDeps {
  db: Database;
  reviewKey: CallerKeys['reviewKey'];
}

/** Those of the listings that the user reviewed with an account that they deleted. */
export async function reviewedBefore(
  db: Queries,
  reviewKey: CallerKeys['reviewKey'],
  userId: string,
  listingIds: readonly string[],
): Promise<Set<string>> {
  const discordId = await discordIdOf(db, userId);
  if (discordId === null) return new Set();
  const keys = new Map(listingIds.map((id) => [id, reviewKey(discordId, id)]));
  const reviewed = await reviewedKeysAmong(db, [...keys.values()]);
  return new Set(listingIds.filter((id) => reviewed.has(keys.get(id)!)));
}

/**
 * Throws 403 for the user's own review, and 409 for one without an author if the user reviewed the listing with an
 * account that they deleted: nothing tells which of those reviews is theirs.
 */
export async function refuseAuthor(
  db: Queries,
  reviewKey: CallerKeys['reviewKey'],
  userId: string,
  { user_id: author, listing_id: listingId }: Pick<ReviewsTable, 'user_id' | 'listing_id'>,
): Promise<void> {
  if (author === userId) throw notAllowed('This is your own review.');
  if ((await discordIdOf(db, author)) !== null) return;
  if ((await reviewedBefore(db, reviewKey, userId, [listingId])).size > 0) throw reviewedWithOther();
}

/** Part of the account deletion's transaction, before the row of the user is deleted. */
export async function rememberReviewed(
  tx: Queries,
  reviewKey: CallerKeys['reviewKey'],
  userId: string,
  listingIds: readonly string[],
): Promise<void> {
  const discordId = await discordIdOf(tx, userId);
  if (discordId === null) return;
  await addReviewedKeys(
    tx,
    listingIds.map((id) => reviewKey(discordId, id)),
  );
}
