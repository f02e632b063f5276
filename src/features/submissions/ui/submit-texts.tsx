// What stands beside the form: who may be listed and what happens to a submission.
import { Check } from 'lucide-react';
import { Panel } from '#web/kit/panel.tsx';
import { texts } from './texts.ts';

export function Guidelines() {
  return (
    <Panel title={texts.guidelines}>
      <ul className="grid gap-3">
        {texts.guidelinesList.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-good" />
            <Fact title={title} text={text} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function HowItWorks() {
  return (
    <Panel title={texts.howItWorks}>
      <ol className="grid gap-3">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="type-value grid size-6 shrink-0 place-items-center rounded-arch bg-lamp-tint text-xs text-lamp-ink"
            >
              {index + 1}
            </span>
            <Fact title={title} text={text} />
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
