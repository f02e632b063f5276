import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { showToast } from '#web/kit/toast-store.ts';
import { LoginLink } from './login-link.tsx';

/** Another tab has logged out. @param hadText whether this tab had unsent text, which is removed with that */
export function announceLogout(hadText: boolean): void {
  showToast({
    title: (i18n) => i18n.t(msg`Logged out`),
    text: hadText ? (i18n) => i18n.t(msg`Your unsent text was removed.`) : undefined,
  });
}

/** Below the bar, visible at any scroll position: the session ended while the page was open. */
export default function SessionEnded() {
  return (
    <div role="alert" className="absolute inset-x-0 top-full border-b border-mid bg-mid-tint text-sm text-ink shadow-3">
      <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
        <CircleAlert size={16} className="shrink-0" />
        <Trans>Your session has ended.</Trans>
        <LoginLink size="sm">
          <Trans>Log in again</Trans>
        </LoginLink>
      </p>
    </div>
  );
}
