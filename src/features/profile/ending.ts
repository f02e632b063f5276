// The end of an account: every feature lets go of what it holds about the person.
import { closeAccount } from '#features/accounts/accounts.ts';
import type { AccountDeps } from '#features/accounts/deps.ts';
import { forgetUser as forgetFavorites } from '#features/favorites/favorites.ts';
import { forgetReads } from '#features/health/health.ts';
import { forgetUser as forgetHidden } from '#features/hidden/hidden.ts';
import { forgetModerated } from '#features/moderation/suspensions.ts';
import { forgetOwner } from '#features/owners/claims.ts';
import { forgetUser as forgetReputation } from '#features/reputation/reputation.ts';
import { forgetAuthor } from '#features/reviews/forget.ts';
import { forgetSubmitter } from '#features/submissions/submissions.ts';

/** What is personal goes at once. Listings stay without a name, reviews as the person chose. */
export async function endAccount(deps: AccountDeps, userId: string, withReviews: boolean): Promise<void> {
  await closeAccount(deps, userId, async (write, personKey) => {
    const { tx } = write;
    await forgetAuthor(write, userId, { withReviews, keyOf: deps.accountKey });
    await forgetFavorites(tx, userId);
    await forgetHidden(tx, userId);
    await forgetReads(tx, userId);
    await forgetOwner(write, userId);
    await forgetReputation(tx, userId);
    await forgetSubmitter(tx, deps.accountKey(userId));
    await forgetModerated(tx, userId, personKey);
  });
}
