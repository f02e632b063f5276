import { useEffect } from 'react';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { type AccountMarks, syncMarks } from './account-marks.ts';
import { LoginLink } from './login-link.tsx';
import { syncOwnLists } from './own-lists.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';

const ProfileMenu = lazyPart(() => import('./profile-menu.tsx'), { placeholder: <span className="size-11" /> });
const SessionEnded = lazyPart(() => import('./session-ended.tsx'), { isQuiet: true });

interface AccountControlProps {
  /** What a person marks, each kind; always the same array. */
  marks: readonly AccountMarks[];
}

/** Login for visitors, the person's menu for who is signed in. */
export function AccountControl({ marks }: AccountControlProps) {
  const { user, isLoading, former } = useUser();
  useSessionWatch(isLoading ? undefined : ((user ?? former)?.id ?? null));
  return (
    <>
      {!isLoading && <SyncAccountMarks userId={user?.id ?? null} marks={marks} />}
      {user ? <ProfileMenu user={user} /> : <LoginLink className="visitor-only max-lg:hidden" />}
      {former && <SessionEnded />}
    </>
  );
}

/** Brings the marks of this browser and those of the account together once it is known who is here, and drops another's lists. */
function SyncAccountMarks({ userId, marks }: AccountControlProps & { userId: string | null }) {
  const api = useApi();
  useEffect(() => {
    syncOwnLists(userId);
    for (const kind of marks) {
      syncMarks(kind, api, userId).catch((error: unknown) =>
        console.error('What was marked in this browser is kept for the next visit.', error),
      );
    }
  }, [api, userId, marks]);
  return null;
}
