import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { buttonClass, type ButtonSize } from '../kit/button.tsx';

const LOGIN_PATH = '/api/v1/auth/discord';

/** The login that returns to this place of this page. */
export function loginHref({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const here = pathname + search + hash;
  return here === '/' ? LOGIN_PATH : `${LOGIN_PATH}?returnTo=${encodeURIComponent(here)}`;
}

interface LoginLinkProps {
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

/** Starts the login with a full-page navigation. Scripts add the page to return to, so a click waits for them. */
export function LoginLink({ size, className, children }: LoginLinkProps) {
  return (
    <a
      href={LOGIN_PATH}
      data-waits
      className={buttonClass({ size }, classNames('needs-script', className))}
      onClick={(event) => {
        // Also at "/": the link in the bar persists across pages, with the URL of its last click.
        event.currentTarget.href = loginHref(location);
      }}
    >
      {children ?? <Trans>Login</Trans>}
    </a>
  );
}
