// /submit: the form, what may be listed, and what happens then.
import { Panel } from '#web/kit/panel.tsx';
import { definePage } from '#web/page.ts';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { Guidelines, HowItWorks } from '#features/submissions/ui/submit-texts.tsx';
import { texts } from '#features/submissions/ui/texts.ts';

function SubmitPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.title}
      </h1>
      <p className="mt-2 mb-6 max-w-[58.5em] text-md leading-normal text-pretty text-ink-2">{texts.lead}</p>
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="grid min-w-0 gap-5 lg:col-span-7">
          <Panel title={texts.byInvite}>
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
  head: () => ({ title: texts.title, description: texts.lead, canonical: '/submit' }),
});
