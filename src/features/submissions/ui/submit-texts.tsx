// What stands beside the form: who may be listed and what happens to a submission.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Panel } from '#web/kit/panel.tsx';

const GUIDELINES = [
  { title: msg`Any public server`, text: msg`It has an invite that strangers may use.` },
  { title: msg`Active communities are welcome`, text: msg`People who talk to each other, whatever the size.` },
  { title: msg`Any topic`, text: msg`As long as it follows the platform’s terms and community guidelines.` },
  { title: msg`No management permission needed`, text: msg`You do not have to own or run the server.` },
];

const STEPS = [
  { title: msg`Paste the invite URL`, text: msg`A full link or the bare code.` },
  { title: msg`Data is retrieved automatically`, text: msg`Name, icon, description and features come from Discord.` },
  { title: msg`Real member and online counts`, text: msg`What Discord says about the invite, with its age.` },
  { title: msg`Daily updates`, text: msg`Every server at least once a day, busy ones more often.` },
];

export function Guidelines() {
  const { t } = useLingui();
  return (
    <Panel title={t`Guidelines`}>
      <ul className="grid gap-3">
        {GUIDELINES.map(({ title, text }) => (
          <li key={title.id} className="flex gap-3">
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-good" />
            <Fact title={t(title)} text={t(text)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function HowItWorks() {
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
            <Fact title={t(title)} text={t(text)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <p className="text-sm">
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-2">{text}</span>
    </p>
  );
}
