import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { loginHref } from './login-link.tsx';
import { useUser, useWriter } from './use-user.ts';
import { WaitingDraft } from './waiting-draft.tsx';

interface LoginWallProps {
  title: string;
  text?: string;
  /** Label of the button (default: Log In). */
  label?: string;
  /** Level of the heading (default 1). */
  level?: 1 | 2;
  /** Path on this site to return to. */
  returnTo: string;
  /** The page contains forms: it remains when the session ends. */
  hasForms?: boolean;
  /** Selects the drafts that reappear on the page after the login, by subject. */
  isOwnDraft?: (subject: string) => boolean;
  /** The content for logged-in users. */
  children: (user: CurrentUser) => ReactNode;
}

/** A page for logged-in users; visitors are asked to log in. */
export function LoginWall({
  title,
  text,
  label,
  level = 1,
  returnTo,
  hasForms = false,
  isOwnDraft,
  children,
}: LoginWallProps) {
  const { t } = useLingui();
  const { user, isFetching } = useUser();
  const writer = useWriter();
  const shown = hasForms ? writer : user;
  if (shown) return <Fragment key={shown.id}>{children(shown)}</Fragment>;
  if (isFetching) {
    return (
      <output className="grid min-h-svh place-items-center">
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
      <ButtonLink variant="lamp" className="needs-script text-balance" href={loginHref(returnTo, 'page')}>
        <LogIn size={16} />
        {label ?? t`Log In`}
      </ButtonLink>
      <noscript>
        <p className="text-ink-2">
          <Trans>Accounts need JavaScript. Browsing and searching work without it.</Trans>
        </p>
      </noscript>
    </>
  );
  // What is below it would move down when the content appears: it is out of view until then.
  return (
    <EmptyState
      className="visitor-only in-data-session:min-h-svh"
      level={level}
      title={title}
      text={text}
      action={action}
    />
  );
}
