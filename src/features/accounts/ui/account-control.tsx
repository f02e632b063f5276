import { lazy, Suspense } from 'react';
import { LoginLink } from '#web/layout/login-link.tsx';
import { MergeHearts } from '#features/favorites/ui/merge-hearts.tsx';
import { useUser } from './use-user.ts';
import { withTexts } from '#web/kit/translate.ts';

const ProfileMenu = lazy(() => withTexts(import('./profile-menu.tsx')));

/** Login for visitors, the person's menu for who is signed in. */
export function AccountControl() {
  const { user } = useUser();
  if (!user) return <LoginLink className="visitor-only max-lg:hidden" />;
  return (
    <>
      <MergeHearts />
      <Suspense fallback={<span className="size-11" />}>
        <ProfileMenu user={user} />
      </Suspense>
    </>
  );
}
