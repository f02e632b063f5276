// The admin check, and the admin's view of Discord: sync status, connection test and log.
import { randomBytes } from 'node:crypto';
import { DAY_MS, isoTime } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import type { Caller } from '#discord/budget-rules.ts';
import { discordIdOf } from '#db/users.ts';
import { isDiscordError } from '#discord/errors.ts';
import type { SyncDeps } from '#features/sync/sync.ts';
import type { TargetsMet } from '#features/sync/targets-met.ts';
import { ADMIN_LOG_PAGE } from '#contract/limits.ts';
import { AppError, invalidInput, notAllowed } from '#http/errors.ts';
import type { AdminAction, SyncStatus } from './contract.ts';
import { actionsBefore, findAction, latestRun, logAction, syncCounts, type SyncRun } from './store.ts';

export type AdminDeps = SyncDeps;

/** Throws 403 unless the user's Discord id is among the configured ones. */
export async function requireAdmin(db: Database, userId: string, adminIds: readonly string[]): Promise<void> {
  const discordId = await discordIdOf(db.kysely, userId);
  if (discordId === null || !adminIds.includes(discordId)) throw notAllowed('Only admins may do this.');
}

export async function syncStatus({ db, discord, now }: AdminDeps, targetsMet: TargetsMet): Promise<SyncStatus> {
  const [counts, run, state] = await Promise.all([
    syncCounts(db.kysely, now() - DAY_MS),
    latestRun(db.kysely),
    discord.state(),
  ]);
  const { openUntil, reason } = state.breakers.invites;
  const { used, limit, backgroundLimit, windowMs } = state.budget;
  return {
    totalServers: counts.total,
    discordConnected: counts.connected,
    recentlysynced: counts.recent,
    serversNeedingSync: counts.total - counts.recent,
    isOnline: !state.breakers.invites.isOpen,
    pausedUntil: isoTime(openUntil),
    isOutage: reason === 'unavailable',
    targets: targetsMet.current(),
    budget: { used, limit, syncsPerDay: Math.floor(backgroundLimit * (DAY_MS / windowMs)) },
    run: run ? { ...runCounts(run), failed: run.failed } : null,
  };
}

export function runCounts(run: SyncRun) {
  const { status, synced, total, failed } = run;
  const failures = failed > 0 ? `, ${failed} without an answer` : '';
  const message = {
    running: `${synced} of ${total} servers synced${failures}`,
    done: `Successfully synced ${synced} out of ${total} servers`,
    cancelled: `Canceled after ${synced} of ${total} servers`,
  }[status];
  return { status, synced, total, message };
}

interface ConnectionTest {
  message: string;
  hasBot: boolean;
}

/** Throws 502 or 503 when Discord does not answer. */
export async function connectionTest(
  { db, discord, now }: AdminDeps,
  adminId: string,
  caller: Caller,
): Promise<ConnectionTest> {
  await db.write(({ tx }) => logAction(tx, adminId, now(), { action: 'connection-test', subject: 'platform' }));
  try {
    if (discord.hasBot) await discord.botGuildIds('interactive');
    // The answer that the invite is unknown proves the connection too. A new code each time, because answers are cached.
    else await discord.lookUpInvite(`duskrow-test-${randomBytes(6).toString('hex')}`, caller);
  } catch (error) {
    if (isDiscordError(error, 'unauthorized')) throw new AppError(502, 'bot_refused', 'The bot token is not accepted.');
    if (!isDiscordError(error, 'gone', 'not-found')) throw error;
  }
  const { hasBot } = discord;
  return {
    hasBot,
    message: hasBot ? 'Bot is connected and ready to sync server data' : 'Invite look-ups work; no bot is configured',
  };
}

/** @param before id of an action; actions are never deleted. Throws 400 when it is unknown. */
export async function actionLog(db: Database, before?: string): Promise<AdminAction[]> {
  const last = before === undefined ? undefined : await findAction(db.kysely, before);
  if (before !== undefined && !last)
    throw invalidInput([{ path: 'before', message: 'There is no such action.', code: 'unknown_action' }]);
  return (await actionsBefore(db.kysely, last, ADMIN_LOG_PAGE)).map((row) => ({
    id: row.id,
    admin: row.username,
    action: row.action,
    subject: row.subject,
    subjectName: row.listing_name ?? row.account_name,
    review: row.review_id === null ? null : { author: row.author_name },
    subjectSlug: row.approval === 'approved' ? row.slug : null,
    reason: row.reason,
    before: row.before,
    after: row.after,
    at: isoTime(row.created_at),
    batchId: row.batch_id,
  }));
}
