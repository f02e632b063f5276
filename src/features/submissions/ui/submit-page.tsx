// /submit: the form, what may be listed, and what happens then.
import { Panel } from '#web/kit/panel.tsx';
import { definePage } from '#web/page.ts';
import { ConnectCard } from './connect-card.tsx';
import { SubmitForm } from './submit-form.tsx';
import { Guidelines, HowItWorks } from './submit-texts.tsx';

const LEAD = 'Share any Discord server to help others discover great communities. No management permissions required!';

function SubmitPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        Add Your Community
      </h1>
      <p className="mt-2 mb-6 max-w-[96ch] text-md leading-normal text-pretty text-ink-2">{LEAD}</p>
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="grid min-w-0 gap-5 lg:col-span-7">
          <Panel title="Submit by invite link">
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
  head: () => ({ title: 'Add Your Community', description: LEAD, canonical: '/submit' }),
});
