// The account: who is signed in, and its end.
import type { Database, Write } from '#db/open.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import { userById, type UserRow } from '#db/users.ts';
import { isLoginKnown, recordLogin, type Unlocked } from '#features/reputation/reputation.ts';
import { canonicalTimeZone } from '#features/reputation/person-day.ts';
import { suspensionReason } from '#features/moderation/suspensions.ts';
import { notAuthenticated } from '#http/errors.ts';
import type { CurrentUser } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { deleteAccount, saveTimeZone } from './store.ts';
import { revokeLater, takeTokens, type TokenDeps } from './tokens.ts';

/**
 * Who is signed in. The first call of the person's own day counts as a login; their day is that of `timeZone`, an IANA
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

/** Keeps where they are and counts the first visit of their day; the others of that day write nothing. */
async function noteVisit(db: Database, user: UserRow, timeZone: string | undefined, at: number): Promise<Unlocked> {
  const { id: userId, time_zone: before } = user;
  const zone = (timeZone === undefined ? undefined : canonicalTimeZone(timeZone)) ?? before;
  const isMoved = zone !== null && zone !== before;
  const login = { userId, timeZone: zone, at };
  if (!isMoved && (await isLoginKnown(db.kysely, login))) return { unlocked: [] };
  const noted = db.write(async ({ tx }) => {
    if (isMoved) await saveTimeZone(tx, userId, zone);
    return await recordLogin(tx, login);
  });
  return (await unlessUnavailable(noted)) ?? { unlocked: [] };
}

/**
 * Ends the account and its tokens, in the transaction in which `forget` lets go of what the features hold about the person.
 * @param forget gets the key under which a suspension outlives the account
 */
export async function closeAccount(
  deps: AccountDeps,
  userId: string,
  forget: (write: Write, personKey: string | null) => Promise<void>,
): Promise<void> {
  // However much they wrote: the limits for requests do not fit.
  const token = await deps.db.background.write(async (write) => {
    const { tx } = write;
    const discordId = (await userById(tx, userId))?.discord_id;
    await forget(write, discordId ? deps.accountKey(`person:${discordId}`) : null);
    const last = await takeTokens(tx, deps.cipher, userId);
    await deleteAccount(tx, userId);
    return last;
  });
  revokeLater(deps, token);
}
