import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ownValue } from '#contract/vocabulary.ts';
import { notifyOtherTabs } from '#web/session/use-session-watch.ts';
import { hasSessionHint } from '#web/kit/session-hint.ts';
import { showToast } from '#web/kit/toast-store.ts';

const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  unconfigured: msg`Login isn’t configured on this site`,
  closed: msg`Login is closed at the moment`,
  unavailable: msg`Login isn’t possible at the moment. Try again in a minute.`,
};

/** The URL parameters of a finished login, an ended session or a deleted account. */
export interface AuthResult {
  auth: string;
  reason: string;
}

interface AuthToastProps extends AuthResult {
  /** Removes the result: the effect also runs when more messages have been loaded. */
  onShown: () => void;
}

/** Shows the result of a login or a logout, or whether the account was deleted, as a toast. Load it lazily: few visits have one. */
export default function AuthToast({ auth, reason, onShown }: AuthToastProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (auth === 'success') {
      showToast({ title: t`Successfully logged in`, tone: 'success' });
      notifyOtherTabs();
    }
    // Not for a user who followed a link with this parameter.
    if ((auth === 'deleted' || auth === 'ended') && !hasSessionHint()) {
      showToast({ title: auth === 'deleted' ? t`Your account was deleted` : t`Logged out`, tone: 'success' });
    }
    if (auth === 'unclear' && !hasSessionHint()) {
      const text = t`We don’t know whether this was done`;
      showToast({ title: t`Logged out`, text, tone: 'error' });
    }
    if (auth === 'error') {
      const text = t(ownValue(REASONS, reason) ?? msg`There was an issue logging you in with Discord`);
      showToast({ title: t`Login failed`, text, tone: 'error' });
    }
    onShown();
  }, [auth, reason, onShown, t]);
  return null;
}
