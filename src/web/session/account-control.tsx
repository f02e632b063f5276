import { useEffect } from 'react';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { useCallState } from '#web/kit/call-state.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { syncSavedLists } from './saved-lists.ts';
import { LoginLink } from './login-link.tsx';
import { syncBrowserLists } from './browser-lists.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx'), {
  placeholder: <span className="size-11" />,
  Substitute: ProfileLink,
});
const SessionEnded = lazyPart(() => import('./session-ended.tsx'), { isQuiet: true });

/** The login link for visitors, the profile menu for users. */
export function AccountControl() {
  const { user, isLoading, former } = useUser();
  useSessionWatch(isLoading ? undefined : ((user ?? former)?.id ?? null));
  return (
    <>
      {!isLoading && <SyncSavedLists userId={user?.id ?? null} />}
      {user ? <ProfileMenu user={user} /> : <LoginLink className="visitor-only max-lg:hidden" />}
      {former && <SessionEnded />}
    </>
  );
}

function ProfileLink({ user }: { user: CurrentUser }) {
  return (
    <a href="/profile" className="max-w-20 truncate py-3">
      {user.username}
    </a>
  );
}

/**
 * Merges this browser's lists into the account's once the user is known, and drops those of another account. Again after
 * a lost connection: a call without a response might have changed the account's.
 */
function SyncSavedLists({ userId }: { userId: string | null }) {
  const api = useApi();
  const { isUnreachable } = useCallState();
  useEffect(() => {
    if (isUnreachable) return;
    syncBrowserLists(userId);
    syncSavedLists(api, userId).catch((error: unknown) => console.error('Saved lists could not be synced.', error));
  }, [api, userId, isUnreachable]);
  return null;
}
