import { LoginLink } from '#web/layout/login-link.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SyncAccountMarks } from './sync-account-marks.tsx';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx'), { placeholder: <span className="size-11" /> });

/** Login for visitors, the person's menu for who is signed in. */
export function AccountControl() {
  const { user, isLoading, former } = useUser();
  useSessionWatch(isLoading ? undefined : ((user ?? former)?.id ?? null));
  return (
    <>
      {!isLoading && <SyncAccountMarks userId={user?.id ?? null} />}
      {user ? <ProfileMenu user={user} /> : <LoginLink className="visitor-only max-lg:hidden" />}
      {former && <SessionEnded />}
    </>
  );
}
