// A user's sessions. The Discord tokens are revoked with the last one, however it ends: Discord revokes all of a user's
// tokens together, so an earlier revocation would log out their other browsers.
import { isoTime, MINUTE_MS } from '#contract/time.ts';
import type { Database, Queries } from '#db/open.ts';
import { liveAfter } from '#db/sessions.ts';
import { lockUserRow } from '#db/users.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { SessionInfo } from './contract.ts';
import { deleteTokens, endSessions, sessionsOf, tokensOf, usersWithIdleTokens } from './store.ts';
import { revoke, revokeLater, takeTokens, tokenToRevoke, type TokenDeps } from './tokens.ts';

/** Accounts per run. */
const BATCH_SIZE = 200;
/** Pause of the job that revokes idle tokens once none is left. */
const RUN_EVERY_MS = 15 * MINUTE_MS;
const MIN_PAUSE_MS = 1000;

/** Most recently used first. @param now epoch ms */
export async function sessionList(
  db: Database,
  now: number,
  { userId, currentId }: { userId: string; currentId: string },
): Promise<SessionInfo[]> {
  return (await sessionsOf(db.kysely, userId, liveAfter(now))).map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: isoTime(row.created_at),
    // What is stored can be some minutes old.
    seenAt: isoTime(row.id === currentId ? now : row.seen_at),
    isCurrent: row.id === currentId,
  }));
}

/** Ends one session, or all without an id; false when none was found. */
export async function endSessionsOf(deps: TokenDeps, userId: string, id?: string): Promise<boolean> {
  const { isEnded, token } = await deps.db.write(async ({ tx }) => {
    // Two browsers that log out at the same time must not each see the other as still logged in.
    await lockUserRow(tx, userId);
    return await endSessionsIn(tx, deps, userId, id);
  });
  revokeLater(deps, token);
  return isEnded;
}

/** The same in a transaction that has locked the user's row. Returns the token to revoke after the commit. */
export async function endSessionsIn(
  tx: Queries,
  { cipher, now }: TokenDeps,
  userId: string,
  id?: string,
): Promise<{ isEnded: boolean; token: string | null }> {
  const ended = await endSessions(tx, userId, id);
  const isLast = (await sessionsOf(tx, userId, liveAfter(now()))).length === 0;
  return { isEnded: ended > 0, token: isLast ? await takeTokens(tx, cipher, userId) : null };
}

/**
 * Revokes and deletes the tokens of accounts whose last session expired. Each remains stored until Discord has accepted or
 * rejected its revocation.
 * @param signal ends the run after an account: Discord accepts revocations slowly
 * @returns the pause before the next run, in ms
 */
export async function expireTokens(deps: TokenDeps, signal: AbortSignal): Promise<number> {
  const { db, cipher, now } = deps;
  const live = liveAfter(now());
  const userIds = await usersWithIdleTokens(db.kysely, live, BATCH_SIZE);
  for (const userId of userIds) {
    if (signal.aborted) break;
    const row = await db.write(async ({ tx }) => {
      await lockUserRow(tx, userId);
      // The user might have logged in again.
      const isIdle = (await sessionsOf(tx, userId, live)).length === 0;
      return isIdle ? await tokensOf(tx, userId) : undefined;
    });
    if (!row) continue;
    const token = tokenToRevoke(cipher, row);
    const failure = token === null ? undefined : await revoke(deps, token);
    // While Discord does not answer or limits revocations, the others would fail as well.
    if (failure !== undefined) return pauseAfter(failure);
    // Those of a login since then remain.
    await db.write(({ tx }) => deleteTokens(tx, userId, row.access_token));
  }
  return userIds.length === BATCH_SIZE ? 0 : RUN_EVERY_MS;
}

function pauseAfter(failure: unknown): number {
  const announced = isDiscordError(failure) ? failure.retryAfterMs : undefined;
  return Math.min(RUN_EVERY_MS, Math.max(MIN_PAUSE_MS, announced ?? RUN_EVERY_MS));
}
