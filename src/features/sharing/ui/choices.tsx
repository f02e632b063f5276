import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { Field } from '#web/kit/field.tsx';

interface ChoicesProps<V extends string> {
  label: string;
  values: readonly V[];
  names: Record<V, MessageDescriptor>;
  chosen: V;
  hrefOf: (value: V) => string;
  /** In a dialog, where the choice is not in the URL. */
  onChoose?: (value: V) => void;
}

/** A choice of one of a few values: links on a page, buttons in a dialog. */
export function Choices<V extends string>({ label, values, names, chosen, hrefOf, onChoose }: ChoicesProps<V>) {
  const { t } = useLingui();
  const id = useId();
  const look = (value: V) =>
    classNames(
      'inline-flex min-h-9 items-center rounded-[7px] px-3 text-xs font-semibold touch:min-h-11',
      value === chosen ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-strong)]' : 'text-ink-2 hover:text-ink',
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <span id={id} className="text-xs font-semibold">
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot be styled like this */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-0.5 rounded-md bg-sunken p-[3px]">
        {values.map((value) =>
          onChoose ? (
            <button
              key={value}
              type="button"
              aria-pressed={value === chosen}
              className={look(value)}
              onClick={() => onChoose(value)}
            >
              {t(names[value])}
            </button>
          ) : (
            <Link
              key={value}
              href={hrefOf(value)}
              replace
              rel="nofollow"
              aria-current={value === chosen ? 'true' : undefined}
              className={look(value)}
            >
              {t(names[value])}
            </Link>
          ),
        )}
      </div>
    </div>
  );
}

/** A read-only text with a copy button; focusing it selects all of it. */
export function CodeLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-end gap-2 [&>button]:min-h-10 max-md:[&>button]:min-h-11">
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
