// Suspended accounts: they read, and sign in to see why, but write nothing. A suspension outlives the deletion of the
// account as a keyed hash of the person's platform id, which tells nobody who it is.
import type { Queries } from '#db/open.ts';
import { AppError } from '#http/errors.ts';
import {
  addSuspendedKey,
  addSuspension,
  forgetPerson,
  suspensionOf,
  takeSuspendedKey,
  takeSuspension,
} from './store.ts';

const accountSuspended = (reason: string): AppError =>
  new AppError(403, 'account_suspended', `Your account is suspended: ${reason}`);

export interface Suspension {
  reason: string;
  decisionId: string;
  at: number;
}

/** False when the account is suspended already. */
export async function suspend(tx: Queries, userId: string, { reason, decisionId, at }: Suspension): Promise<boolean> {
  return await addSuspension(tx, { user_id: userId, reason, decision_id: decisionId, suspended_at: at });
}

/** The reason that it had; undefined when it was not suspended. */
export async function liftSuspension(tx: Queries, userId: string): Promise<string | undefined> {
  return (await takeSuspension(tx, userId))?.reason;
}

/** Why the account may not write; undefined when it may. */
export async function suspensionReason(db: Queries, userId: string): Promise<string | undefined> {
  return (await suspensionOf(db, userId))?.reason;
}

/** Throws 403 with the reason. */
export async function refuseSuspended(db: Queries, userId: string): Promise<void> {
  const reason = await suspensionReason(db, userId);
  if (reason !== undefined) throw accountSuspended(reason);
}

/** Part of the transaction that ends the account. @param personKey keyed hash of the platform id */
export async function forgetModerated(tx: Queries, userId: string, personKey: string | null): Promise<void> {
  const suspension = await takeSuspension(tx, userId);
  if (suspension && personKey !== null) {
    const { user_id: _user, ...rest } = suspension;
    await addSuspendedKey(tx, { person_key: personKey, ...rest });
  }
  await forgetPerson(tx, userId);
}

/** Part of a sign-in: who deleted a suspended account is suspended again. */
export async function rememberSuspension(tx: Queries, userId: string, personKey: string): Promise<void> {
  const kept = await takeSuspendedKey(tx, personKey);
  if (!kept) return;
  const { person_key: _key, ...rest } = kept;
  await addSuspension(tx, { user_id: userId, ...rest });
}
