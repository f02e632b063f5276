import { useQueryClient } from '@tanstack/react-query';
import { clearDrafts } from '#web/kit/drafts.ts';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { localFavorites, localHidden } from './account-marks.ts';
import { clearOwnLists } from './own-lists.ts';
import { notifyOtherTabs } from './use-session-watch.ts';
import { userQuery } from './use-user.ts';

/** Signs out here, whatever the server says, and leaves nothing of the person in this browser. */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const leave = useLeave();
  return async () => {
    try {
      await api('POST /api/v1/auth/logout');
    } catch (error) {
      console.error('Logout failed', error);
    }
    leave();
  };
}

/** Everything cached goes, with the copies of the account's marks, the person's lists and drafts; the browser starts anew at "/". */
export function useLeave(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  return () => {
    const person = queries.getQueryData(userQuery(api).queryKey);
    dropSessionHint();
    for (const kept of [localFavorites, localHidden]) kept.write(kept.empty());
    clearOwnLists();
    if (person) clearDrafts(person.id);
    queries.clear();
    notifyOtherTabs();
    // Back shows this page as it was left, if the browser still has it.
    addEventListener('pageshow', () => location.reload());
    location.assign('/');
  };
}
