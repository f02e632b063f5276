// Sessions: 32 random bytes in a cookie, of which only a hash is stored. When the session expires or is revoked here, its
// cookie is worthless.
import { MINUTE_MS } from '#contract/time.ts';
import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '#db/new-id.ts';
import type { Database, Queries } from '#db/open.ts';
import { liveAfter, SESSION_LIFETIME_MS } from '#db/sessions.ts';
import { unlessUnavailable } from '#db/unavailable.ts';
import { lockUserRow, suspensionOf } from '#db/users.ts';
import { AppError, notAuthenticated } from './errors.ts';

/** `seen_at` is updated only when it is older than this, so that most page views write nothing. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;
/** Of an account; the oldest end first. */
const MAX_SESSIONS = 50;
const MAX_AGENT = 300;

export interface Session {
  /** Public id of the session. */
  id: string;
  userId: string;
}

export interface Sessions {
  /** The session of a request; undefined when logged out. Read once per request. */
  find(request: FastifyRequest): Promise<Session | undefined>;
  /** The same; undefined for visitors, 401 for a browser that still has cookies of an ended session. */
  findUnlessEnded(request: FastifyRequest): Promise<Session | undefined>;
  /** Creates a session in the caller's transaction and returns its token; call `setCookies` with that after the commit. */
  begin(tx: Queries, userId: string, userAgent: string): Promise<string>;
  /** Sets the token cookie, and a second one that scripts can read: it says only that there is a session. */
  setCookies(reply: FastifyReply, token: string): void;
  /** Clears both cookies. */
  clearCookies(reply: FastifyReply): void;
}

/** Readable by scripts: whether it is worth requesting the current user. */
const HINT_COOKIE = 'duskrow_hint';

/** @param isSecure whether the site is reached over https */
export function createSessions(db: Database, isSecure: boolean, now: () => number): Sessions {
  // Browsers accept a __Host- cookie over https only.
  const cookieName = isSecure ? '__Host-duskrow_session' : 'duskrow_session';
  const known = new WeakMap<FastifyRequest, Promise<Session | undefined>>();
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: SESSION_LIFETIME_MS / 1000 } as const;

  const sessionOf = (request: FastifyRequest): Promise<Session | undefined> => {
    let session = known.get(request);
    if (!session) known.set(request, (session = findSession(db, request.cookies[cookieName], now())));
    return session;
  };

  return {
    find: sessionOf,
    async findUnlessEnded(request) {
      const session = await sessionOf(request);
      const { [cookieName]: token, [HINT_COOKIE]: hint } = request.cookies;
      if (!session && (token || hint)) throw notAuthenticated();
      return session;
    },
    begin: async (tx, userId, userAgent) => await addSession(tx, { userId, userAgent, at: now() }),
    setCookies(reply, token) {
      reply.setCookie(cookieName, token, { ...attributes, httpOnly: true });
      reply.setCookie(HINT_COOKIE, '1', attributes);
    },
    clearCookies(reply) {
      reply.clearCookie(cookieName, { path: '/', secure: isSecure, sameSite: 'lax' });
      reply.clearCookie(HINT_COOKIE, { path: '/', secure: isSecure, sameSite: 'lax' });
    },
  };
}

async function findSession(db: Database, token: string | undefined, at: number): Promise<Session | undefined> {
  if (!token) return undefined;
  const row = await db.kysely
    .selectFrom('sessions')
    .select(['id', 'user_id', 'seen_at', 'created_at'])
    .where('token_hash', '=', hash('sha256', token, 'base64url'))
    .executeTakeFirst();
  const { seenAt, createdAt } = liveAfter(at);
  if (!row || row.seen_at <= seenAt || row.created_at <= createdAt) return undefined;
  if (row.seen_at <= at - SEEN_EVERY_MS) {
    const update = db.write(({ tx }) =>
      tx.updateTable('sessions').set({ seen_at: at }).where('id', '=', row.id).execute(),
    );
    await unlessUnavailable(update);
  }
  return { id: row.id, userId: row.user_id };
}

/** Returns the token. Ends the account's oldest sessions if it has too many. */
async function addSession(
  tx: Queries,
  { userId, userAgent, at }: { userId: string; userAgent: string; at: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      id: newId('session'),
      token_hash: hash('sha256', token, 'base64url'),
      user_id: userId,
      user_agent: userAgent.slice(0, MAX_AGENT),
      created_at: at,
      seen_at: at,
    })
    .execute();
  const newest = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SESSIONS);
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'not in', newest).execute();
  return token;
}

/**
 * Locks the caller's account until the transaction ends. Throws 401 or 403: since the call was admitted, it might have
 * been deleted or suspended, for example while an invite was looked up.
 */
export async function lockCaller(tx: Queries, userId: string): Promise<void> {
  if (!(await lockUserRow(tx, userId))) throw notAuthenticated();
  // Only now: a suspension locks the account, too.
  await refuseSuspended(tx, userId);
}

/** Throws 403 with the reason. */
export async function refuseSuspended(db: Queries, userId: string): Promise<void> {
  const suspension = await suspensionOf(db, userId);
  if (suspension) throw new AppError(403, 'account_suspended', `Your account is suspended: ${suspension.reason}`);
}
