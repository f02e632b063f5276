// /submit: the form, what may be listed, and what happens then.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Panel } from '#web/kit/panel.tsx';
import { definePage } from '#web/page.ts';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { Guidelines, HowItWorks } from '#features/submissions/ui/submit-texts.tsx';

function SubmitPage() {
  const { t } = useLingui();
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        <Trans>Add Your Community</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[58.5em] text-md leading-normal text-pretty text-ink-2">
        <Trans>
          Share any Discord server to help others discover great communities. No management permissions required!
        </Trans>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="grid min-w-0 gap-5 lg:col-span-7">
          <Panel title={t`Submit by invite link`}>
            <SubmitForm />
          </Panel>
          <ConnectCard returnTo="/submit" />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-span-5">
          <Guidelines />
          <HowItWorks />
        </div>
      </div>
    </div>
  );
}

export default definePage({
  component: SubmitPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Add Your Community`),
    description: i18n.t(
      msg`Share any Discord server to help others discover great communities. No management permissions required!`,
    ),
    canonical: '/submit',
  }),
});
