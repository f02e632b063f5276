// The browsers in which a person is signed in. The platform's tokens go with the last of them, however it ends: the
// platform ends all of a person's tokens at once, so an earlier end would sign out their other browsers.
import type { Database } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { liveAfter } from '#http/session.ts';
import type { SessionInfo } from './contract.ts';
import { endSessions, sessionsOf, usersWithIdleTokens } from './store.ts';
import { revoke, revokeLater, takeTokens, type TokenDeps } from './tokens.ts';

/** How many accounts lose their tokens in one turn; the platform takes such calls slowly, and the next turn is near. */
const MOST_AT_ONCE = 200;

/** The most recently used first. @param now epoch ms */
export async function sessionList(
  db: Database,
  now: number,
  { userId, currentId }: { userId: string; currentId: string },
): Promise<SessionInfo[]> {
  return (await sessionsOf(db.kysely, userId, liveAfter(now))).map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_at).toISOString(),
    seenAt: new Date(row.seen_at).toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Ends one session, or all without an id; false when there is no such one. */
export async function endSessionsOf(deps: TokenDeps, userId: string, id?: string): Promise<boolean> {
  const { isEnded, token } = await deps.db.write(async ({ tx }) => {
    // Two browsers that sign out at once must not each take the other for still signed in.
    await lockUserRow(tx, userId);
    const ended = await endSessions(tx, userId, id);
    const isLast = (await sessionsOf(tx, userId, liveAfter(deps.now()))).length === 0;
    return { isEnded: ended > 0, token: isLast ? await takeTokens(tx, deps.cipher, userId) : null };
  });
  revokeLater(deps, token);
  return isEnded;
}

/** Drops and revokes the tokens of accounts whose last session ended by its age. */
export async function forgetTokens(deps: TokenDeps): Promise<void> {
  const live = liveAfter(deps.now());
  for (const userId of await usersWithIdleTokens(deps.db.kysely, live, MOST_AT_ONCE)) {
    const token = await deps.db.write(async ({ tx }) => {
      await lockUserRow(tx, userId);
      // They may have signed in meanwhile.
      const isIdle = (await sessionsOf(tx, userId, live)).length === 0;
      return isIdle ? await takeTokens(tx, deps.cipher, userId) : null;
    });
    if (token !== null) await revoke(deps, token);
  }
}
