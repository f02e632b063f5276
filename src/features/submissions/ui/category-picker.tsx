// The categories of a submission: proposed from the community's public data, corrected by the submitter.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { MAX_CATEGORIES } from '#contract/limits.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { CategoryDot } from '#web/directory/server-badges.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { FieldError } from '#web/kit/field.tsx';

const CHOICE =
  'relative inline-flex min-h-9 max-w-full flex-wrap items-center gap-1.5 rounded-full border border-line-strong bg-surface ps-2.5 pe-3.5 text-xs text-ink-2 touch:min-h-11 ' +
  'hover:border-ink-3 hover:text-ink has-checked:border-lamp-ink has-checked:bg-lamp-tint has-checked:font-semibold has-checked:text-ink ' +
  'has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

interface CategoryPickerProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Explains the initial choice (default: that it is proposed). */
  hint?: string;
  className?: string;
}

export default function CategoryPicker({ chosen, onChange, hint, className }: CategoryPickerProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const isFull = chosen.length >= MAX_CATEGORIES;
  const toggle = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset aria-describedby={id} className={classNames('min-w-0', className)}>
      <legend className="flex w-full items-baseline pb-1 text-xs font-semibold">
        <Trans>Categories</Trans>
        <span className="ms-auto text-2xs font-normal text-ink-3">{t`${{ chosen: chosen.length }} of ${{ most: MAX_CATEGORIES }}`}</span>
      </legend>
      {chosen.length > 0 ? (
        <p id={id} className="text-xs text-ink-3">
          {hint ?? t`Proposed from the community’s public data. Correct what is off.`}
        </p>
      ) : (
        <FieldError id={id}>
          <Trans>Pick at least one category.</Trans>
        </FieldError>
      )}
      <div className="flex flex-wrap gap-2 pt-2.5">
        {CATEGORIES.map(({ name }) => (
          <label key={name} className={CHOICE}>
            <input
              type="checkbox"
              name="categories"
              value={name}
              className="absolute inset-0 size-full appearance-none rounded-full outline-none"
              checked={chosen.includes(name)}
              disabled={isFull && !chosen.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
            <span aria-hidden="true" className="grid size-3.5 place-items-center">
              {chosen.includes(name) ? <Check size={14} className="text-lamp-ink" /> : <CategoryDot name={name} />}
            </span>
            {categoryName(name, i18n)}{' '}
            {name === chosen[0] && (
              <span className="text-2xs font-normal">
                <Trans context="category" comment="On the chosen category whose color and picture the server gets">
                  main
                </Trans>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
