// Suspended accounts: they can read, and log in to see why, but cannot write. A suspension outlives the deletion of the
// account as a keyed hash of the user's platform id, which does not identify them.
import type { Queries } from '#db/open.ts';
import { suspensionOf } from '#db/users.ts';
import {
  addSuspendedKey,
  addSuspension,
  anonymizeUser,
  closeAppeals,
  takeSuspendedKey,
  takeSuspension,
} from './store.ts';

interface Suspension {
  reason: string;
  decisionId: string;
  at: number;
}

/** False when the account is already suspended. */
export async function suspend(tx: Queries, userId: string, { reason, decisionId, at }: Suspension): Promise<boolean> {
  return await addSuspension(tx, { user_id: userId, reason, decision_id: decisionId, suspended_at: at });
}

/** Resolves to its reason; undefined when the account was not suspended. */
export async function liftSuspension(tx: Queries, userId: string, at: number): Promise<string | undefined> {
  const suspension = await takeSuspension(tx, userId);
  if (suspension) await closeAppeals(tx, 'account', userId, at);
  return suspension?.reason;
}

/** Why the account cannot write; undefined when it can. */
export async function suspensionReason(db: Queries, userId: string): Promise<string | undefined> {
  return (await suspensionOf(db, userId))?.reason;
}

/** Part of the transaction that deletes the account. @param discordIdKey keyed hash of the Discord id */
export async function anonymizeModeration(tx: Queries, userId: string, discordIdKey: string | null): Promise<void> {
  const suspension = await takeSuspension(tx, userId);
  if (suspension && discordIdKey !== null) {
    const { user_id: _user, ...rest } = suspension;
    await addSuspendedKey(tx, { person_key: discordIdKey, ...rest });
  }
  await anonymizeUser(tx, userId);
}

/** Part of a login: a user who deleted a suspended account is suspended again. */
export async function restoreSuspension(tx: Queries, userId: string, discordIdKey: string): Promise<void> {
  const stored = await takeSuspendedKey(tx, discordIdKey);
  if (!stored) return;
  const { person_key: _key, ...rest } = stored;
  await addSuspension(tx, { user_id: userId, ...rest });
}
