import { useEffect } from 'react';
import { hearts } from '#features/favorites/ui/hearts.ts';
import { hiddenServers } from '#features/hidden/ui/hidden-servers.ts';
import { useApi } from '#web/kit/use-api.ts';
import { syncMarks } from './account-marks.ts';
import { syncOwnLists } from './own-lists.ts';

const KINDS = [hearts, hiddenServers];

/** Brings the marks of this browser and those of the account together once it is known who is here, and drops another's lists. */
export function SyncAccountMarks({ userId }: { userId: string | null }) {
  const api = useApi();
  useEffect(() => {
    syncOwnLists(userId);
    for (const kind of KINDS) {
      syncMarks(kind, api, userId).catch((error: unknown) =>
        console.error('What was marked in this browser is kept for the next visit.', error),
      );
    }
  }, [api, userId]);
  return null;
}
