// Who is signed in. Asked once, only in the browser, and only when there seems to be a session.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, ApiFailure } from '#contract/client.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { announceUnlocked } from '#features/reputation/ui/announce-unlocked.ts';
import { dropSessionHint, hasSessionHint, showVisitorParts } from '#web/kit/session-hint.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';

export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: async (): Promise<CurrentUser | null> => {
      if (!hasSessionHint()) return null;
      try {
        const user = await api('GET /api/v1/auth/me');
        announceUnlocked(user.unlocked);
        return user;
      } catch (error) {
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

/** `user` is null for visitors, and while `isLoading`: on the server, during hydration and until the first answer. */
export function useUser(): { user: CurrentUser | null; isLoading: boolean } {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...userQuery(useApi()), enabled: isHydrated });
  // A part that is taken over late must first see what the server saw, though the answer may be here already.
  if (!isHydrated) return { user: null, isLoading: true };
  return { user: data ?? null, isLoading: data === undefined && hasSessionHint() };
}
