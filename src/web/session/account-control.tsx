import { Suspense } from 'react';
import { LoginLink } from '#web/layout/login-link.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SyncAccountMarks } from './sync-account-marks.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';
import { late } from '#web/kit/late.tsx';

const ProfileMenu = late(() => import('./profile-menu.tsx'));

/** Login for visitors, the person's menu for who is signed in. */
export function AccountControl() {
  const { user, isLoading, former } = useUser();
  useSessionWatch(isLoading ? undefined : ((user ?? former)?.id ?? null));
  return (
    <>
      {!isLoading && <SyncAccountMarks userId={user?.id ?? null} />}
      {user ? (
        <Suspense fallback={<span className="size-11" />}>
          <ProfileMenu user={user} />
        </Suspense>
      ) : (
        <LoginLink className="visitor-only max-lg:hidden" />
      )}
      {former && <SessionEnded />}
    </>
  );
}
