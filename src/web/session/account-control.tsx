import { useEffect } from 'react';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { type AccountList, syncSavedList } from './saved-lists.ts';
import { LoginLink } from './login-link.tsx';
import { syncOwnLists } from './own-lists.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx'), { placeholder: <span className="size-11" /> });
const SessionEnded = lazyPart(() => import('./session-ended.tsx'), { isQuiet: true });

interface AccountControlProps {
  /** The favorites and the hidden servers; must be the same array at every render. */
  lists: readonly AccountList[];
}

/** The login link for visitors, the profile menu for users. */
export function AccountControl({ lists }: AccountControlProps) {
  const { user, isLoading, former } = useUser();
  useSessionWatch(isLoading ? undefined : ((user ?? former)?.id ?? null));
  return (
    <>
      {!isLoading && <SyncSavedLists userId={user?.id ?? null} lists={lists} />}
      {user ? <ProfileMenu user={user} /> : <LoginLink className="visitor-only max-lg:hidden" />}
      {former && <SessionEnded />}
    </>
  );
}

/** Merges this browser's lists into the account's once the user is known, and drops those of another account. */
function SyncSavedLists({ userId, lists }: AccountControlProps & { userId: string | null }) {
  const api = useApi();
  useEffect(() => {
    syncOwnLists(userId);
    for (const kind of lists) {
      syncSavedList(kind, api, userId).catch((error: unknown) =>
        console.error(
          'The favorites and hidden servers of this browser could not be merged; the next visit tries again.',
          error,
        ),
      );
    }
  }, [api, userId, lists]);
  return null;
}
