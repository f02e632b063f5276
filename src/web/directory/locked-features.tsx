import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LogIn } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { loginHref } from '#web/session/login-link.tsx';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { opensNewTab } from '#web/kit/key-shortcuts.ts';

interface LockedFeaturesProps {
  total: number;
  hidden: number;
  /** Where the login returns to. */
  returnTo: string;
}

/** The item '+N more' of a visitor's list: opens a dialog that asks to log in; a link to the login until the scripts are there. */
export function LockedFeatures({ total, hidden, returnTo }: LockedFeaturesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const login = loginHref(returnTo, 'prompt');
  const open = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <li className="needs-script in-data-session:hidden">
      <a href={login} data-waits aria-haspopup="dialog" onClick={open} className="chip-link chip-link-lamp">
        <Lock size={12} />
        <Trans>
          +{hidden} more <span className="sr-only">features, login required</span>
        </Trans>
      </a>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Login Required`}
        description={t`${plural(total, { other: 'Log in to see all # platform features of this server.' })}`}
      >
        <div className="flex gap-2">
          <ButtonLink variant="lamp" href={login}>
            <LogIn size={16} />
            <Trans>Login</Trans>
          </ButtonLink>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
