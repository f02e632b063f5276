import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { Field } from '#web/kit/field.tsx';

/** A text to take along: it can be copied by the button, and selected as a whole without scripts. */
export function CodeLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-end gap-2">
      <Field
        label={label}
        value={text}
        readOnly
        dir="ltr"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
        inputClassName="font-mono text-xs"
      />
      <CopyButton text={text} what={label} />
    </div>
  );
}
