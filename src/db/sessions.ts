// When sessions expire: two weeks after the last visit, and 90 days after the login at the latest.
import { DAY_MS } from '#contract/time.ts';
import type { Database } from './open.ts';

const IDLE_MS = 14 * DAY_MS;
export const SESSION_LIFETIME_MS = 90 * DAY_MS;

/** A session is valid while both of its times, in epoch ms, are after these. */
export interface LiveAfter {
  seenAt: number;
  createdAt: number;
}

/** @param now epoch ms */
export function liveAfter(now: number): LiveAfter {
  return { seenAt: now - IDLE_MS, createdAt: now - SESSION_LIFETIME_MS };
}

/** Deletes expired sessions. */
export async function expireSessions(db: Database, now: number): Promise<void> {
  const { seenAt, createdAt } = liveAfter(now);
  await db.write(({ tx }) =>
    tx
      .deleteFrom('sessions')
      .where((row) => row.or([row('seen_at', '<=', seenAt), row('created_at', '<=', createdAt)]))
      .execute(),
  );
}
