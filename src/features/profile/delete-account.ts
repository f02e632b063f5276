// Account deletion: every feature deletes what it stores about the user.
import { deleteUser } from '#features/accounts/accounts.ts';
import type { AccountDeps } from '#features/accounts/deps.ts';
import { deleteFavoritesOf } from '#features/favorites/favorites.ts';
import { deleteAlertReads } from '#features/health/health.ts';
import { deleteHiddenOf } from '#features/hidden/hidden.ts';
import { anonymizeModeration } from '#features/moderation/suspensions.ts';
import { deleteClaimsOf } from '#features/owners/claims.ts';
import { deleteReputationOf } from '#features/reputation/reputation.ts';
import { deleteAuthor } from '#features/reviews/author.ts';
import { anonymizeSubmitter } from '#features/submissions/submissions.ts';

/** Deletes all personal data. Listings remain without a submitter; reviews remain anonymously unless `withReviews`. */
export async function deleteAccount(deps: AccountDeps, userId: string, withReviews: boolean): Promise<void> {
  await deleteUser(deps, userId, async (write, discordIdKey) => {
    const { tx } = write;
    await deleteAuthor(write, userId, { withReviews, reviewKey: deps.reviewKey });
    await deleteFavoritesOf(tx, userId);
    await deleteHiddenOf(tx, userId);
    await deleteAlertReads(tx, userId);
    await deleteClaimsOf(write, userId);
    await deleteReputationOf(tx, userId);
    await anonymizeSubmitter(tx, deps.accountKey(userId));
    await anonymizeModeration(tx, userId, discordIdKey);
  });
}
