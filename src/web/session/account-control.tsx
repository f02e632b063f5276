import { Suspense, useEffect } from 'react';
import { CircleAlert } from 'lucide-react';
import { late } from '../kit/late.tsx';
import { useApi } from '../kit/use-api.ts';
import { LoginLink } from './login-link.tsx';
import { type AccountMarks, syncMarks } from './account-marks.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useUser } from './use-user.ts';
import { texts } from './texts.ts';

const ProfileMenu = late(() => import('./profile-menu.tsx'));

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

/** Brings the marks of this browser and those of the account together once it is known who is here. */
function SyncAccountMarks({ userId, marks }: AccountControlProps & { userId: string | null }) {
  const api = useApi();
  useEffect(() => {
    for (const kind of marks) {
      syncMarks(kind, api, userId).catch((error: unknown) =>
        console.error('What was marked in this browser is kept for the next visit.', error),
      );
    }
  }, [api, userId, marks]);
  return null;
}

/** Under the bar, in view wherever the page stands: the session ended while the page was open. */
function SessionEnded() {
  return (
    <div role="alert" className="absolute inset-x-0 top-full border-b border-mid bg-mid-tint text-sm text-ink shadow-3">
      <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        {texts.sessionEnded}
        <LoginLink size="sm">{texts.logInAgain}</LoginLink>
      </p>
    </div>
  );
}
