// The lists that are kept in this browser alone: servers viewed recently, servers chosen to compare. A visitor's become
// the person's at her sign-in, and go with her: at her sign-out, with her session, and when somebody else signs in.
import { chosenServers } from './chosen-servers.ts';
import { clearRecent } from './recent-servers.ts';
import { keep } from '#web/kit/kept.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';

/** Id of the person whose lists they are; null for a visitor's. */
const owner = keep<string | null>('duskrow.lists-of', {
  empty: null,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: (id) => id ?? undefined,
});

/** Whether recently viewed is switched off stays: it says what this browser may keep. */
export function clearOwnLists(): void {
  clearRecent();
  chosenServers.write(chosenServers.empty());
  owner.write(null);
}

/** Call it once it is known who is here. @param userId null for a visitor, and for somebody who could not be asked about */
export function syncOwnLists(userId: string | null): void {
  // Who could not be asked about has her session still.
  if (userId === null && hasSessionHint()) return;
  const before = owner.read();
  if (before !== null && before !== userId) clearOwnLists();
  if (userId !== before) owner.write(userId);
}
