import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { useHydrated } from '#web/kit/hydration.tsx';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { useUser, useWriter } from './use-user.ts';
import { WaitingDraft } from './waiting-draft.tsx';

interface LoginWallProps {
  title: string;
  text?: string;
  /** Words of the button (default: Log In). */
  label?: string;
  /** Path of this site to come back to. */
  returnTo: string;
  /** The page holds what somebody types: it stays when the session ends. */
  hasForms?: boolean;
  /** Which drafts come back on the page behind it, by their subjects. */
  isOwnDraft?: (subject: string) => boolean;
  /** What who is signed in sees. */
  children: (user: CurrentUser) => ReactNode;
}

/** A page for who is signed in; visitors are asked to log in. */
export function LoginWall({ title, text, label, returnTo, hasForms = false, isOwnDraft, children }: LoginWallProps) {
  const { t } = useLingui();
  const { user, isLoading } = useUser();
  const isAsking = useHydrated() && isLoading;
  const writer = useWriter();
  const shown = hasForms ? writer : user;
  if (shown) return <Fragment key={shown.id}>{children(shown)}</Fragment>;
  if (isAsking) {
    return (
      <output className="grid min-h-64 place-items-center">
        <span className="spinner" aria-hidden="true" />
        <span className="sr-only">
          <Trans>Loading your account</Trans>
        </span>
      </output>
    );
  }
  const action = (
    <>
      {isOwnDraft && <WaitingDraft isOf={isOwnDraft} />}
      <ButtonLink variant="lamp" href={`/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`}>
        <LogIn size={16} aria-hidden="true" />
        {label ?? t`Log In`}
      </ButtonLink>
    </>
  );
  return <EmptyState className="visitor-only" level={1} title={title} text={text} action={action} />;
}
