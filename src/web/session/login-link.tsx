import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../kit/button.tsx';

export const LOGIN_PATH = '/api/v1/auth/discord';

export interface LoginLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

/** Starts signing in: a full-page navigation. With scripts it comes back to the page it was started from, so it waits for them. */
export function LoginLink({ variant = 'outline', size, className, children }: LoginLinkProps) {
  return (
    <a
      href={LOGIN_PATH}
      data-waits
      className={buttonClass({ variant, size }, className)}
      onClick={(event) => {
        const here = location.pathname + location.search;
        // Also at "/": in the bar the link stays from page to page, with the address that it was pressed at last.
        event.currentTarget.href = here === '/' ? LOGIN_PATH : `${LOGIN_PATH}?returnTo=${encodeURIComponent(here)}`;
      }}
    >
      {children ?? <Trans>Login</Trans>}
    </a>
  );
}
