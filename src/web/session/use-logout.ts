import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import { clearDrafts } from '#web/kit/drafts.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { localFavorites, localHidden } from './saved-lists.ts';
import { clearOwnLists } from './own-lists.ts';
import { notifyOtherTabs } from './use-session-watch.ts';
import { userQuery } from './use-user.ts';

/**
 * Ends the session and leaves nothing of the person in this browser. Where the server did not end it the page stays as it
 * is and says so: scripts cannot take the session's cookie, so whoever comes next would still be this person.
 */
export function useLogout(): () => Promise<void> {
  const { i18n, t } = useLingui();
  const api = useApi();
  const leave = useLeave();
  const toast = useToast();
  return async () => {
    try {
      await api('POST /api/v1/auth/logout');
    } catch (error) {
      const isOverAlready = error instanceof ApiFailure && error.status === 401;
      if (!isOverAlready) {
        const text = failureText(error, t`Please try again later.`, i18n);
        toast({ title: t`Failed to log out`, text, tone: 'error' });
        return;
      }
    }
    leave();
  };
}

/** Everything cached goes, with the copies of the account's lists, the user's other lists and drafts; the browser starts anew at "/". */
export function useLeave(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  return () => {
    const person = queries.getQueryData(userQuery(api).queryKey);
    dropSessionHint();
    for (const list of [localFavorites, localHidden]) list.write(list.empty());
    clearOwnLists();
    if (person) clearDrafts(person.id);
    queries.clear();
    notifyOtherTabs();
    // Back shows this page as it was left, if the browser still has it.
    addEventListener('pageshow', () => location.reload());
    location.assign('/');
  };
}
