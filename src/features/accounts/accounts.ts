// The account: the current user, visits, and deletion.
import type { Database, Write } from '#db/open.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import { userById, type UserRow } from '#db/users.ts';
import { isLoginKnown, recordLogin, repeatsDay, type Unlocked } from '#features/reputation/reputation.ts';
import { canonicalTimeZone } from '#features/reputation/user-day.ts';
import { suspensionReason } from '#features/moderation/suspensions.ts';
import { notAuthenticated } from '#http/errors.ts';
import type { CurrentUser } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { deleteUserRows, saveTimeZone } from './store.ts';
import { revokeLater, takeTokens, type TokenDeps } from './tokens.ts';

/**
 * The current user. The first call of the user's local day counts as a login; `timeZone` is the IANA name that the
 * browser reports. Nothing is recorded in read-only mode. Throws 401 when the account was deleted.
 */
export async function currentUser(
  { db, now }: Pick<TokenDeps, 'db' | 'now'>,
  userId: string,
  timeZone: string | undefined,
  { adminIds, isReadOnly }: { adminIds: readonly string[]; isReadOnly: boolean },
): Promise<CurrentUser> {
  const user = await userById(db.kysely, userId);
  if (!user?.discord_id) throw notAuthenticated();
  const unlocked = isReadOnly ? [] : await recordDailyVisit(db, user, timeZone, now());
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

/**
 * Stores the time zone, unless a day would begin again, and counts the first visit of the user's day; later visits that
 * day write nothing.
 */
async function recordDailyVisit(
  db: Database,
  user: UserRow,
  timeZone: string | undefined,
  at: number,
): Promise<Unlocked> {
  const { id: userId, time_zone: before } = user;
  const zone = (timeZone === undefined ? undefined : canonicalTimeZone(timeZone)) ?? before;
  const hasNewZone = zone !== null && zone !== before && !(await repeatsDay(db.kysely, { userId, timeZone: zone, at }));
  const login = { userId, timeZone: hasNewZone ? zone : before, at };
  if (!hasNewZone && (await isLoginKnown(db.kysely, login))) return [];
  const recorded = db.write(async ({ tx }) => {
    if (hasNewZone) await saveTimeZone(tx, userId, zone);
    return await recordLogin(tx, login);
  });
  return (await unlessUnavailable(recorded)) ?? [];
}

/**
 * Deletes the account and its tokens in the transaction in which `deleteData` deletes the features' data about the user.
 * @param deleteData receives the key under which a suspension outlives the account
 */
export async function deleteUser(
  deps: AccountDeps,
  userId: string,
  deleteData: (write: Write, discordIdKey: string | null) => Promise<void>,
): Promise<void> {
  // A user can have more data than the time limits of requests allow for.
  const token = await deps.db.background.write(async (write) => {
    const { tx } = write;
    const discordId = (await userById(tx, userId))?.discord_id;
    await deleteData(write, discordId ? deps.personKey(discordId) : null);
    const last = await takeTokens(tx, deps.cipher, userId);
    await deleteUserRows(tx, userId);
    return last;
  });
  revokeLater(deps, token);
}
