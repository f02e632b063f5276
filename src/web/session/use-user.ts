// The logged-in user. Fetched once, only in the browser, and only if there seems to be a session.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Api, isUnauthenticated } from '#contract/client.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { announceUnlocked } from './announce-unlocked.ts';
import { useCallState } from '#web/kit/call-state.ts';
import { dropSessionHint, hasSessionHint, showVisitorParts } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useHydrated } from '#web/kit/hydration.tsx';

const USER_KEY = ['me'] as const;
const RETRY_MS = 10_000;

export function userQuery(api: Api) {
  return queryOptions({
    queryKey: USER_KEY,
    queryFn: async ({ client }): Promise<CurrentUser | null> => {
      if (!hasSessionHint()) {
        showVisitorParts();
        return null;
      }
      try {
        const user = await api('GET /api/v1/auth/me');
        announceUnlocked(user.unlocked);
        return user;
      } catch (error) {
        // The user remains known, because the page contains their text; the call state shows that the session is over.
        const before = client.getQueryData<CurrentUser | null>(USER_KEY);
        if (before) return before;
        if (isUnauthenticated(error)) dropSessionHint();
        else {
          // Logged out for now; the hint remains, so that it is asked again.
          showVisitorParts();
          console.info('The current user could not be fetched.', error);
        }
        return null;
      }
    },
  });
}

interface UserState {
  /** Null for visitors, and while `isLoading`: on the server, during hydration and until the first response. */
  user: CurrentUser | null;
  isLoading: boolean;
  /** `isLoading` after hydration: what the server rendered can be replaced. False while a known user is fetched again. */
  isFetching: boolean;
  /** The user whose session ended while the page was open; `user` is then null. */
  former: CurrentUser | null;
}

export function useUser(): UserState {
  const isHydrated = useHydrated();
  const { data } = useQuery({
    ...userQuery(useApi()),
    enabled: isHydrated,
    // A session that could not be read, as during an outage, is asked for again.
    refetchInterval: ({ state }) => state.data === null && hasSessionHint() && RETRY_MS,
  });
  const { isSessionOver } = useCallState();
  // A part that is hydrated late must first see what the server saw, even if the response is already here.
  if (!isHydrated) return { user: null, isLoading: true, isFetching: false, former: null };
  const known = data ?? null;
  if (isSessionOver) return { user: null, isLoading: false, isFetching: false, former: known };
  const isFetching = data === undefined && hasSessionHint();
  return { user: known, isLoading: isFetching, isFetching, former: null };
}

/** For parts with a form: the user logged in now or when the form appeared. The end of a session removes no form. */
export function useWriter(): CurrentUser | null {
  const { user, former } = useUser();
  const [wasOver] = useState(former !== null);
  return user ?? (wasOver ? null : former);
}
