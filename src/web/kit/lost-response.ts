// Writes that might have been executed although their response was lost.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf, isResponseLost, statusOf } from '#contract/client.ts';
import { showFailure } from './toast-store.ts';

/**
 * The response of a write, or undefined if it was executed without one: a call whose response was lost (0), or that was
 * then sent again and conflicts with the first (409). `isExecuted` asks the server.
 */
export async function responseOf<T>(write: Promise<T>, isExecuted: () => Promise<boolean>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    const status = statusOf(error);
    // If the server cannot be asked either, the failure of the write says so.
    if ((status === 0 || status === 409) && (await isExecuted().catch(() => false))) return undefined;
    throw error;
  }
}

/** Whether a write was refused because somebody has changed what it replaces: the codes of those end so. */
export function isConflict(error: unknown): boolean {
  return codeOf(error)?.endsWith('_conflict') === true;
}

/**
 * The response of a write that can conflict with an earlier attempt whose response was lost: the server accepts again what
 * it has saved already, and refuses what it never received.
 * @param sendOn sends an attempt again, and then this write on top of it; undefined if that attempt is outdated
 */
export async function replaceLost<Attempt, T>(
  write: Promise<T>,
  lostAttempts: readonly Attempt[],
  sendOn: (attempt: Attempt) => Promise<T | undefined>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    for (const attempt of isConflict(error) ? lostAttempts : []) {
      const replaced = await sendOn(attempt).catch((refusal: unknown) => {
        if (!isConflict(refusal)) throw refusal;
      });
      if (replaced) return replaced;
    }
    throw error;
  }
}

/** Shows the failure of a change; after a lost response the title says that it might have been made. */
export function showChangeFailure(title: string, error: unknown, i18n: I18n): void {
  showFailure(isResponseLost(error) ? i18n.t(msg`We don’t know whether this was done`) : title, error, i18n);
}
