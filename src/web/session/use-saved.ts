import { useQueryClient } from '@tanstack/react-query';
import { callState } from '#web/kit/call-state.ts';
import type { Persisted } from '#web/kit/persisted.ts';
import { createToggleQueue } from '#web/kit/toggle-queue.ts';
import { useApi } from '#web/kit/use-api.ts';
import { type NamedServer, type SavedList, setSaved, savedListSettled } from './saved-lists.ts';
import { userQuery } from './use-user.ts';

export type SetSaved = (
  server: NamedServer,
  isOn: boolean,
  /** Sends the request; called only for users who are logged in. */
  send: () => Promise<void>,
) => Promise<void>;

const enqueue = createToggleQueue<boolean>();

/**
 * Saves or removes a server optimistically; requests about the same server are sent in order. If the last one fails,
 * the list is reset to the account's state. Rejects if its own request fails. When the session has ended, the server is
 * saved as a visitor's, and the next login merges it.
 */
export function useSaved(local: Persisted<SavedList>): SetSaved {
  const api = useApi();
  const queries = useQueryClient();
  return async (server, isOn, send) => {
    setSaved(local, server, isOn);
    let isVisitors = false;
    await enqueue({
      subject: `${local.key} ${server.id}`,
      before: !isOn,
      async send(isLast) {
        const user = await queries.ensureQueryData(userQuery(api));
        await savedListSettled(local);
        isVisitors = !user || callState().isSessionOver;
        if (isVisitors) return isOn;
        if (isLast()) setSaved(local, server, isOn);
        try {
          await send();
        } catch (error) {
          isVisitors = isOn && callState().isSessionOver;
          if (!isVisitors) throw error;
        }
        return isOn;
      },
      settle: (isSaved) => (isVisitors ? saveAsVisitor : setSaved)(local, server, isSaved),
    });
  };
}

/** The copy of the account whose session has ended is dropped first. */
function saveAsVisitor(local: Persisted<SavedList>, server: NamedServer, isOn: boolean): void {
  if (local.read().accountId !== null) local.write(local.empty());
  setSaved(local, server, isOn);
}
