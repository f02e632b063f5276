// /submit: the form, what can be listed, and what happens next.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { definePage } from '#web/page.ts';
import { ConnectCard } from '#features/submissions/ui/connect-card.tsx';
import { SubmitForm } from '#features/submissions/ui/submit-form.tsx';
import { useUser } from '#web/session/use-user.ts';

const DecisionsNote = lazyPart(() => import('#features/moderation/ui/decisions-note.tsx'), { isQuiet: true });

function SubmitPage() {
  const { t } = useLingui();
  const suspendedFor = useUser().user?.suspendedFor ?? null;
  return (
    <div className="wrap pt-7 pb-12">
      <h1 className="text-3xl">
        <Trans>Add Your Community</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[58.5em] text-md leading-normal text-pretty text-ink-2">
        <Trans>
          Share any Discord server to help others discover great communities. No management permissions required!
        </Trans>
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
        <div className="grid grid-cols-1 gap-5 lg:col-span-7">
          {suspendedFor === null ? (
            <>
              <Panel title={t`Submit by invite link`}>
                <SubmitForm />
              </Panel>
              <ConnectCard />
            </>
          ) : (
            <DecisionsNote suspendedFor={suspendedFor} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-5 lg:col-span-5">
          <Guidelines />
          <HowItWorks />
        </div>
      </div>
    </div>
  );
}

const GUIDELINES = [
  { title: msg`Any public server`, text: msg`It has an invite that strangers may use.` },
  { title: msg`Active communities are welcome`, text: msg`People who talk to each other, whatever the size.` },
  { title: msg`Any topic`, text: msg`As long as it follows Discord’s terms and community guidelines.` },
  { title: msg`No management permission needed`, text: msg`You do not have to own or run the server.` },
];

const STEPS = [
  { title: msg`Paste the invite URL`, text: msg`A full link, the bare code, or any text with an invite in it.` },
  { title: msg`Data is retrieved automatically`, text: msg`Name, icon, description and features come from Discord.` },
  { title: msg`Real member and online counts`, text: msg`What Discord says about the invite, with its age.` },
  { title: msg`Daily updates`, text: msg`Every server at least once a day, busy ones more often.` },
];

function Guidelines() {
  const { t } = useLingui();
  return (
    <Panel title={t`Guidelines`}>
      <ul className="grid gap-3">
        {GUIDELINES.map(({ title, text }) => (
          <li key={title.id} className="flex gap-3">
            <Check size={16} className="mt-0.5 shrink-0 text-good" />
            <Point title={t(title)} text={t(text)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HowItWorks() {
  const { t } = useLingui();
  return (
    <Panel title={t`How it works`}>
      <ol className="grid gap-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title.id} className="flex gap-3">
            <span
              aria-hidden="true"
              className="type-value grid size-6 shrink-0 place-items-center rounded-arch bg-lamp-tint text-xs text-lamp-ink"
            >
              {index + 1}
            </span>
            <Point title={t(title)} text={t(text)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Point({ title, text }: { title: string; text: string }) {
  return (
    <p className="text-sm">
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-2">{text}</span>
    </p>
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
