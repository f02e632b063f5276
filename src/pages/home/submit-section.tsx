import { Trans, useLingui } from '@lingui/react/macro';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { Panel } from '#web/kit/panel.tsx';

/** The two ways to add a community: one's own after signing in, any by its invite. */
export function SubmitSection() {
  const { t } = useLingui();
  return (
    <section id="submit" aria-labelledby="submit-title" className="home-section below-fold">
      <div className="wrap">
        <div className="mb-4.5">
          <h2 id="submit-title">
            <Trans>Add Your Community</Trans>
          </h2>
          <p className="mt-1 text-ink-2">
            <Trans>Share any Discord server. No management permissions required.</Trans>
          </p>
        </div>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[5fr_7fr]">
          <ConnectCard returnTo="/submit" level={3} />
          <Panel title={t`Submit by invite link`} level={3}>
            <SubmitForm variant="compact" />
          </Panel>
        </div>
      </div>
    </section>
  );
}
