// Keeps a page in sync with the logged-in user, wherever that changes: in another tab, on another device, or because
// the session expires.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '#contract/client.ts';
import { callState } from '#web/kit/call-state.ts';
import { clearTabDrafts } from './draft-keys.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { STORAGE_PREFIX } from '#web/kit/persisted.ts';
import { userQuery } from './use-user.ts';
import { withStorage } from '#web/kit/with-storage.ts';

/** Tabs of one browser share a session: one that starts or ends it notifies the others by this key. */
const KEY = `${STORAGE_PREFIX}.session`;

/** Call it after a login or logout here. Leaves nothing in storage. */
export function notifyOtherTabs(): void {
  // Without storage the others notice when they become visible.
  withStorage(() => {
    localStorage.setItem(KEY, '');
    localStorage.removeItem(KEY);
  }, undefined);
}

/** A page that becomes visible again within this time does not fetch the user again. */
const FRESH_MS = 60_000;

/** @param userId the user whose page it is; undefined while unknown */
export function useSessionWatch(userId: string | null | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const onReturn = () => void (document.visibilityState === 'visible' && checkSession(queries, api));
    // A part of the page that was shown earlier might have fetched the user long ago.
    onReturn();
    const watch = new AbortController();
    const { signal } = watch;
    const onStorage = ({ key, newValue }: StorageEvent) =>
      key === KEY && newValue !== null && void checkSession(queries, api, 0);
    addEventListener('storage', onStorage, { signal });
    // A page in the back/forward cache gets no notifications: another user might have logged in since.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void checkSession(queries, api, 0);
    addEventListener('pageshow', onShow, { signal });
    for (const type of ['visibilitychange', 'focus']) addEventListener(type, onReturn, { signal });
    return () => watch.abort();
  }, [api, queries]);

  const before = useRef(userId);
  useEffect(() => {
    const wasKnown = before.current !== undefined;
    if (wasKnown && before.current !== userId) {
      dropResponses(queries, Boolean(before.current && userId));
      const hadText = before.current !== null && clearTabDrafts();
      if (!userId) void import('./session-ended.tsx').then((toasts) => toasts.announceLogout(hadText));
    }
    before.current = userId;
  }, [userId, queries]);
}

/** Fetches the user again, unless the last response is fresh and nothing contradicts it. */
async function checkSession(queries: QueryClient, api: Api, freshMs = FRESH_MS): Promise<void> {
  const me = userQuery(api);
  const known = queries.getQueryData(me.queryKey);
  if (known === undefined) return;
  const isInSync = hasSessionHint() === (known !== null) && !callState().isSessionOver;
  await queries.fetchQuery({ ...me, staleTime: isInSync ? freshMs : 0 });
}

/**
 * Responses cached for one user are not for the next: inactive queries are reset, active ones are refetched.
 * @param isOther another user is logged in now: active queries have no data until the new responses arrive
 */
function dropResponses(queries: QueryClient, isOther: boolean): void {
  const isNotMe = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => name !== 'me';
  for (const query of queries.getQueryCache().findAll({ type: 'inactive', predicate: isNotMe })) query.reset();
  const active = { type: 'active', predicate: isNotMe } as const;
  void (isOther ? queries.resetQueries(active) : queries.invalidateQueries(active));
}
