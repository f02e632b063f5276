// What waits for a moderator and why: of submissions, and of listings whose words or icon changed.
import type { Database, Queries } from '#db/open.ts';
import { ADDRESS_KEPT_MS } from '#http/submitter.ts';
import { holdsAny } from './terms.ts';
import { blockedTerms, disownFreshTexts, dropFreshTexts, markLooked } from './store.ts';

export { blockedTerms, heldChanges, lookAlikeOf } from './store.ts';

/** Whether a text that somebody wrote about a server holds a term that moderators blocked. */
export async function holdsBlockedTerm(db: Queries, text: string): Promise<boolean> {
  return holdsAny(text, await blockedTerms(db));
}

/** A moderator decided about them: they are no part of a wave any more. False when they were none before. */
export async function lookedAt(tx: Queries, listingIds: readonly string[], at: number): Promise<boolean> {
  return await markLooked(tx, listingIds, at);
}

/** Part of the transaction that ends an account; what is counted by address stays. */
export async function forgetSubmitterOfTexts(tx: Queries, accountKey: string): Promise<void> {
  await disownFreshTexts(tx, accountKey);
}

/** Waves are of a day; the rows go with the hashes of addresses in them. */
export async function forgetFreshTexts(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropFreshTexts(tx, now - ADDRESS_KEPT_MS));
}
