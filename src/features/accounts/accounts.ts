// The account: who is signed in, what is held about a person, and its end.
import type { Database } from '#db/open.ts';
import { forgetUser as forgetFavorites } from '#features/favorites/favorites.ts';
import { forgetUser as forgetHidden } from '#features/hidden/hidden.ts';
import { forgetReads } from '#features/health/health.ts';
import { forgetOwner } from '#features/owners/owners.ts';
import {
  canonicalTimeZone,
  forgetUser as forgetReputation,
  isLoginKnown,
  recordLogin,
  type Unlocked,
} from '#features/reputation/reputation.ts';
import { forgetAuthor } from '#features/reviews/reviews.ts';
import { forgetModerated, suspensionReason } from '#features/moderation/moderation.ts';
import { forgetSubmitter } from '#features/submissions/submissions.ts';
import { notAuthenticated } from '#http/errors.ts';
import type { CurrentUser } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { deleteAccount, saveTimeZone, userById, type UserRow } from './store.ts';
import { revokeLater, takeTokens, type TokenDeps } from './tokens.ts';

// What owners of listings need: the right is read from the person's own list.
export { accountDeps } from './deps.ts';
export { guildListMissing, holdsRight, readGuildsAgain, refreshRights } from './guilds.ts';
export type { TokenDeps } from './tokens.ts';

/**
 * Who is signed in. The first call of the person's own day counts as a login; her day is that of `timeZone`, an IANA
 * name as the browser says it. Throws 401 when the account has ended.
 */
export async function currentUser(
  { db, now }: Pick<TokenDeps, 'db' | 'now'>,
  userId: string,
  timeZone: string | undefined,
  adminIds: readonly string[],
): Promise<CurrentUser> {
  const user = await userById(db.kysely, userId);
  if (!user?.discord_id) throw notAuthenticated();
  const { unlocked } = await noteVisit(db, user, timeZone, now());
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar_hash,
    discriminator: user.discriminator,
    email: null,
    firstName: user.display_name ?? user.username,
    lastName: null,
    profileImageUrl: user.avatar_url,
    discordId: user.discord_id,
    isAdmin: adminIds.includes(user.discord_id),
    suspendedFor: (await suspensionReason(db.kysely, userId)) ?? null,
    unlocked,
  };
}

/** Keeps where she is and counts the first visit of her day; the others of that day write nothing. */
async function noteVisit(db: Database, user: UserRow, timeZone: string | undefined, at: number): Promise<Unlocked> {
  const { id: userId, time_zone: before } = user;
  const zone = (timeZone === undefined ? undefined : canonicalTimeZone(timeZone)) ?? before;
  const isMoved = zone !== null && zone !== before;
  const login = { userId, timeZone: zone, at };
  if (!isMoved && (await isLoginKnown(db.kysely, login))) return { unlocked: [] };
  return await db.write(async ({ tx }) => {
    if (isMoved) await saveTimeZone(tx, userId, zone);
    return await recordLogin(tx, login);
  });
}

// An admin who suspends an account ends its sessions.
export { endSessionsOf } from './sessions.ts';

/** Ends the account: what is personal goes at once. Listings stay without a name, reviews as the person chose. */
export async function endAccount(deps: AccountDeps, userId: string, withReviews: boolean): Promise<void> {
  // However much she wrote: the limits for requests do not fit.
  const token = await deps.db.background.write(async (write) => {
    const { tx } = write;
    await forgetAuthor(write, userId, { withReviews, keyOf: deps.accountKey });
    await forgetFavorites(tx, userId);
    await forgetHidden(tx, userId);
    await forgetReads(tx, userId);
    await forgetOwner(write, userId);
    await forgetReputation(tx, userId);
    await forgetSubmitter(tx, deps.accountKey(userId));
    const user = await userById(tx, userId);
    await forgetModerated(tx, userId, user?.discord_id ? deps.accountKey(`person:${user.discord_id}`) : null);
    const last = await takeTokens(tx, deps.cipher, userId);
    await deleteAccount(tx, userId);
    return last;
  });
  revokeLater(deps, token);
}
