import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LogIn } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { loginHref } from '#web/session/login-link.tsx';
import { useUser } from '#web/session/use-user.ts';
import { VISITOR_FEATURES } from '#contract/limits.ts';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Link } from '#web/kit/link.tsx';
import { shownFeatures } from '#web/directory/shown-features.ts';

interface FeatureListProps {
  /** Lower snake_case names of the platform. */
  features: string[];
  /** Where the login returns to. */
  returnTo: string;
}

/** The platform's features of a server, each a link to the servers that have it. Visitors see the first ten. */
export function FeatureList({ features, returnTo }: FeatureListProps) {
  const { i18n, t } = useLingui();
  const { user, isLoading } = useUser();
  const shown = shownFeatures(features, i18n);
  if (shown.length === 0) return null;
  const visible = user ? shown : shown.slice(0, VISITOR_FEATURES);
  // Until the user is known, a style chooses: a line of features added later would move the page under the pointer.
  const rendered = isLoading ? shown : visible;
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <h3>
          <Trans>Platform features</Trans>
        </h3>
        <span className="text-xs text-ink-3">{t`${{ count: visible.length }} of ${{ total: shown.length }}`}</span>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {rendered.map((feature, i) => (
          <li key={feature} className={i >= visible.length ? 'hidden in-data-session:block' : undefined}>
            <Link href={`/servers?feature=${encodeURIComponent(feature)}`} className="chip-link">
              {featureLabel(feature, i18n)}
            </Link>
          </li>
        ))}
        {shown.length > visible.length && (
          <li className="needs-script in-data-session:hidden">
            <LockedFeatures total={shown.length} hidden={shown.length - visible.length} returnTo={returnTo} />
          </li>
        )}
      </ul>
    </div>
  );
}

interface LockedFeaturesProps {
  total: number;
  hidden: number;
  returnTo: string;
}

/** '+N more': opens a dialog that asks to log in; a link to the login until the scripts are there. */
function LockedFeatures({ total, hidden, returnTo }: LockedFeaturesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const login = loginHref(returnTo, 'prompt');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={login} data-waits aria-haspopup="dialog" onClick={open} className="chip-link chip-link-lamp">
        <Lock size={12} aria-hidden="true" />
        <Trans>
          +{hidden} more <span className="sr-only">features, login required</span>
        </Trans>
      </a>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Login Required`}
        description={t`${plural(total, { other: 'Log in to see all # platform features of this server.' })}`}
      >
        <div className="flex gap-2">
          <ButtonLink variant="lamp" href={login}>
            <LogIn size={16} aria-hidden="true" />
            <Trans>Login</Trans>
          </ButtonLink>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
