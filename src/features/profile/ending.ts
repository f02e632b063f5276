// Account deletion: every feature deletes what it stores about the user.
import { closeAccount } from '#features/accounts/accounts.ts';
import type { AccountDeps } from '#features/accounts/deps.ts';
import { forgetUser as forgetFavorites } from '#features/favorites/favorites.ts';
import { deleteAlertReads } from '#features/health/health.ts';
import { forgetUser as forgetHidden } from '#features/hidden/hidden.ts';
import { anonymizeModeration } from '#features/moderation/suspensions.ts';
import { deleteClaimsOf } from '#features/owners/claims.ts';
import { forgetUser as forgetReputation } from '#features/reputation/reputation.ts';
import { forgetAuthor } from '#features/reviews/forget.ts';
import { forgetSubmitter } from '#features/submissions/submissions.ts';

/** Deletes all personal data. Listings remain without a submitter; reviews remain anonymously unless `withReviews`. */
export async function deleteAccount(deps: AccountDeps, userId: string, withReviews: boolean): Promise<void> {
  await closeAccount(deps, userId, async (write, personKey) => {
    const { tx } = write;
    await forgetAuthor(write, userId, { withReviews, keyOf: deps.accountKey });
    await forgetFavorites(tx, userId);
    await forgetHidden(tx, userId);
    await deleteAlertReads(tx, userId);
    await deleteClaimsOf(write, userId);
    await forgetReputation(tx, userId);
    await forgetSubmitter(tx, deps.accountKey(userId));
    await anonymizeModeration(tx, userId, personKey);
  });
}
