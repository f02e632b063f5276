import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useCallState } from '#web/kit/call-state.ts';
import { LoginLink } from './login-link.tsx';
import type { Draft } from './use-draft.ts';
import { useUser } from './use-user.ts';

/** In a form: why its text cannot be sent now and whether it is stored, or that it was restored. */
export function DraftNote({ draft }: { draft: Omit<Draft<never>, 'fields' | 'change'> }) {
  const { t } = useLingui();
  const { former } = useUser();
  const { isUnreachable } = useCallState();
  if (!draft.isChanged) return null;
  const storageText = draft.isStored
    ? t`Your text is saved in this browser.`
    : t`This browser can’t save your text, so copy it before you leave the page.`;
  if (former) {
    // No alert: the banner of the page announces the end of the session.
    return (
      <Warning
        action={
          <LoginLink size="sm">
            <Trans>Log in again</Trans>
          </LoginLink>
        }
      >
        <Trans>Your session has ended.</Trans> {storageText}
      </Warning>
    );
  }
  if (isUnreachable) {
    return (
      <Warning role="alert">
        <Trans>The site can’t be reached right now.</Trans> {storageText}{' '}
        {draft.isStored && <span>{t`Send it again when you’re back online.`}</span>}
      </Warning>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2">
      <output className="flex items-center gap-2">
        <History size={16} className="shrink-0" />
        <span>
          <Trans>Your unsent text has been restored.</Trans>{' '}
          {draft.hasNewer && <span>{t`Another tab has a newer version.`}</span>}
        </span>
      </output>
      {draft.hasNewer && (
        <Button size="sm" variant="ghost" onClick={draft.takeNewer}>
          <Trans>Use the newer version</Trans>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={draft.discard}>
        <Trans>Discard text</Trans>
      </Button>
    </div>
  );
}

interface WarningProps {
  role?: 'alert';
  action?: ReactNode;
  children: ReactNode;
}

function Warning({ role, action, children }: WarningProps) {
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-mid-tint p-3 text-sm text-ink"
    >
      <p className="flex min-w-0 flex-1 basis-56 gap-2">
        <CircleAlert size={16} className="mt-0.5 shrink-0" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
