import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { isUnauthenticated } from '#contract/client.ts';
import { clearDrafts } from './draft-keys.ts';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { showFailure } from '#web/kit/toast-store.ts';
import { useApi } from '#web/kit/use-api.ts';
import { localFavorites, localHidden } from './saved-lists.ts';
import { clearBrowserLists } from './browser-lists.ts';
import { notifyOtherTabs } from './use-session-watch.ts';
import { userQuery } from './use-user.ts';

/**
 * Ends the session and leaves nothing of the user in this browser. If the server did not end it, the page is unchanged
 * and shows an error: scripts cannot remove the session's cookie, so the next visitor would be logged in as this user.
 */
export function useLogout(): () => Promise<void> {
  const { i18n, t } = useLingui();
  const api = useApi();
  const leave = useLeave();
  return async () => {
    try {
      await api('POST /api/v1/auth/logout');
    } catch (error) {
      // Another tab may have ended it already.
      if (!isUnauthenticated(error)) {
        showFailure(t`Failed to log out`, error, i18n);
        return;
      }
    }
    await leave('ended');
  };
}

/**
 * Clears the copies of the account's lists, and the user's other lists and drafts; then loads the home page. Stays pending
 * until that replaces this page: rendered again, the page would request the account's data and show errors. Its cache is
 * not cleared: parts that are not hydrated yet need it.
 * @param auth the result, which a toast shows there (`layout/auth-toast.tsx`); `unclear`: the session has ended, perhaps
 *   with the account, so the drafts remain
 */
export function useLeave(): (auth: 'deleted' | 'ended' | 'unclear') => Promise<never> {
  const api = useApi();
  const queries = useQueryClient();
  return async (auth) => {
    const user = queries.getQueryData(userQuery(api).queryKey);
    dropSessionHint();
    for (const list of [localFavorites, localHidden]) list.write(list.empty());
    clearBrowserLists();
    if (user && auth !== 'unclear') clearDrafts(user.id);
    notifyOtherTabs();
    // Back shows this page as it was left, if it is in the back/forward cache.
    addEventListener('pageshow', () => location.reload());
    location.assign(`/?auth=${auth}`);
    return await new Promise<never>(() => undefined);
  };
}
