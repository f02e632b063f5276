// Keeps what a page shows in step with who is signed in, wherever that changed: in another tab, on another device, or by
// the passing of time.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '#contract/client.ts';
import { callState } from '#web/kit/call-state.ts';
import { forgetTabDrafts } from '#web/kit/drafts.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { STORAGE_PREFIX } from '#web/kit/persisted.ts';
import { userQuery } from './use-user.ts';

/** Tabs of one browser share a session: one that begins or ends it notifies the others by this key. */
const KEY = `${STORAGE_PREFIX}.session`;

/** Call it after a sign-in or sign-out here. Nothing stays in storage. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, '');
    localStorage.removeItem(KEY);
  } catch {
    return; // storage is switched off: the others notice when they become visible
  }
}

/** Returns a function that unsubscribes. */
function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && event.newValue !== null && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Whoever turns to the page again within this time is not asked about again. */
const FRESH_MS = 60_000;

/** @param personId whose page it is; undefined while that is not known */
export function useSessionWatch(personId: string | null | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const onTurn = () => void (document.visibilityState === 'visible' && checkSession(queries, api));
    // A part of the page that was shown before this may have asked long ago.
    onTurn();
    const unsubscribe = onSessionChange(() => void checkSession(queries, api, 0));
    document.addEventListener('visibilitychange', onTurn);
    for (const sign of ['focus', 'pageshow']) addEventListener(sign, onTurn);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onTurn);
      for (const sign of ['focus', 'pageshow']) removeEventListener(sign, onTurn);
    };
  }, [api, queries]);

  const before = useRef(personId);
  useEffect(() => {
    const wasKnown = before.current !== undefined;
    if (wasKnown && before.current !== personId) {
      forgetAnswers(queries, Boolean(before.current && personId));
      if (before.current) forgetTabDrafts(before.current);
    }
    before.current = personId;
  }, [personId, queries]);
}

/** Asks again who is signed in, unless that was asked a moment ago and nothing speaks against the answer. */
async function checkSession(queries: QueryClient, api: Api, freshMs = FRESH_MS): Promise<void> {
  const me = userQuery(api);
  const known = queries.getQueryData(me.queryKey);
  if (known === undefined) return;
  const isInStep = hasSessionHint() === (known !== null) && !callState().isSessionOver;
  await queries.fetchQuery({ ...me, staleTime: isInStep ? freshMs : 0 });
}

/**
 * What was cached for one person is not for the next: parts that nobody sees forget it, those in view ask anew.
 * @param isOther somebody else is signed in now: what is in view shows nothing until their own answers are here
 */
function forgetAnswers(queries: QueryClient, isOther: boolean): void {
  const isAnswer = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => name !== 'me';
  for (const query of queries.getQueryCache().findAll({ type: 'inactive', predicate: isAnswer })) query.reset();
  const inView = { type: 'active', predicate: isAnswer } as const;
  void (isOther ? queries.resetQueries(inView) : queries.invalidateQueries(inView));
}
