// What stands beside the form: who may be listed and what happens to a submission.
import { Check } from 'lucide-react';
import { Panel } from '#web/kit/panel.tsx';

const GUIDELINES = [
  ['Any public server', 'It has an invite that strangers may use.'],
  ['Active communities are welcome', 'People who talk to each other, whatever the size.'],
  ['Any topic', 'As long as it follows the platform’s terms and community guidelines.'],
  ['No management permission needed', 'You do not have to own or run the server.'],
] as const;

const STEPS = [
  ['Paste the invite URL', 'A full link or the bare code.'],
  ['Data is retrieved automatically', 'Name, icon, description and features come from Discord.'],
  ['Real member and online counts', 'What Discord says about the invite, with its age.'],
  ['Daily updates', 'Every server at least once a day, busy ones more often.'],
] as const;

export function Guidelines() {
  return (
    <Panel title="Guidelines">
      <ul className="grid gap-3">
        {GUIDELINES.map(([title, text]) => (
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
    <Panel title="How it works">
      <ol className="grid gap-3">
        {STEPS.map(([title, text], index) => (
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
