import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_RETURN_TO } from '#contract/limits.ts';
import { classNames } from '#web/kit/class-names.ts';
import { buttonClass, type ButtonSize } from '#web/kit/button.tsx';

/** All start the same login; the specification of this site requires each of them in its place. */
const LOGIN_PATHS = { button: '/api/v1/auth/discord', prompt: '/api/v1/auth/login', page: '/api/auth/login' };

/**
 * The login that returns to a path of this site.
 * @param from a button that is optional, a prompt on a page or in a dialog, or a page that requires it
 */
export function loginHref(returnTo: string, from: keyof typeof LOGIN_PATHS): string {
  // Encoded, a longer one can be too long for a request.
  const target = [returnTo, ...returnTo.split(/[?#]/, 1)].find((one) => one.length <= MAX_RETURN_TO) ?? '/';
  return LOGIN_PATHS[from] + (target === '/' ? '' : `?returnTo=${encodeURIComponent(target)}`);
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
      href={LOGIN_PATHS.button}
      data-waits
      className={buttonClass({ size }, classNames('needs-script', className))}
      onClick={(event) => {
        // Also at "/": the link in the bar persists across pages, with the URL of its last click.
        event.currentTarget.href = loginHref(location.pathname + location.search + location.hash, 'button');
      }}
    >
      {children ?? <Trans>Login</Trans>}
    </a>
  );
}
