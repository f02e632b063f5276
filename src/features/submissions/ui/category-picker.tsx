// The categories of a submission: proposed from the community's public data, corrected by the submitter.
import { useId } from 'react';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { categoryColor } from '#features/categories/ui/category-color.ts';

/** A server has one to this many categories. */
export const MAX_CATEGORIES = 5;

interface CategoryPickerProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is wrong with the choice, in words. */
  error?: string;
}

export function CategoryPicker({ chosen, onChange, error }: CategoryPickerProps) {
  const hintId = useId();
  const isFull = chosen.length >= MAX_CATEGORIES;
  const toggle = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-2">
      <legend className="mb-1 flex w-full items-baseline gap-2 text-xs font-semibold">
        Categories
        <span className="ml-auto text-2xs font-normal text-ink-3">
          {chosen.length} of {MAX_CATEGORIES}
        </span>
      </legend>
      <p id={hintId} className={error ? 'text-xs text-bad' : 'text-xs text-ink-3'}>
        {error ?? 'Proposed from the public data of the community. Correct them if they are off.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {CATEGORIES.map(({ name }) => {
          const isChosen = chosen.includes(name);
          return (
            <CategoryChoice
              key={name}
              name={name}
              isChosen={isChosen}
              isDisabled={isFull && !isChosen}
              onToggle={toggle}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface CategoryChoiceProps {
  name: string;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (name: string, isChosen: boolean) => void;
}

function CategoryChoice({ name, isChosen, isDisabled, onToggle }: CategoryChoiceProps) {
  return (
    <label className="category-choice">
      <input
        type="checkbox"
        name="categories"
        value={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onToggle(name, event.currentTarget.checked)}
      />
      <span aria-hidden="true" className="size-2 rounded-[2px]" style={{ background: categoryColor(name) }} />
      {name}
    </label>
  );
}
