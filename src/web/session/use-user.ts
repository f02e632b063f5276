// Who is signed in. Asked once, only in the browser, and only when there seems to be a session.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Api, ApiFailure } from '#contract/client.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { announceUnlocked } from './announce-unlocked.ts';
import { useCallState } from '#web/kit/call-state.ts';
import { dropSessionHint, hasSessionHint, showVisitorParts } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useHydrated } from '#web/kit/hydration.tsx';

const USER_KEY = ['me'] as const;

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
        // The person stays known, because the page holds what they typed; the call state says that the session is over.
        const before = client.getQueryData<CurrentUser | null>(USER_KEY);
        if (before) return before;
        if (error instanceof ApiFailure && error.status === 401) dropSessionHint();
        else {
          // Signed out for now; the hint stays, so that the next page asks again.
          showVisitorParts();
          console.info('Who is signed in is not known.', error);
        }
        return null;
      }
    },
  });
}

interface Here {
  /** Null for visitors, and while `isLoading`: on the server, during hydration and until the first answer. */
  user: CurrentUser | null;
  isLoading: boolean;
  /** Whose session ended while the page was open; `user` is null then. */
  former: CurrentUser | null;
}

export function useUser(): Here {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...userQuery(useApi()), enabled: isHydrated });
  const { isSessionOver } = useCallState();
  // A part that is hydrated late must first see what the server saw, though the answer may be here already.
  if (!isHydrated) return { user: null, isLoading: true, former: null };
  const person = data ?? null;
  if (isSessionOver) return { user: null, isLoading: false, former: person };
  return { user: person, isLoading: data === undefined && hasSessionHint(), former: null };
}

/** For parts with a form: who is signed in, or was when the form appeared. A session that ends takes no form away. */
export function useWriter(): CurrentUser | null {
  const { user, former } = useUser();
  const [wasOver] = useState(former !== null);
  return user ?? (wasOver ? null : former);
}
