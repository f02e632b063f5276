import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';

interface StarPickerProps {
  name: string;
  value: number;
  onChange: (stars: number) => void;
}

/** Five stars to choose from: radio buttons, so that arrow keys move between them. */
export function StarPicker({ name, value, onChange }: StarPickerProps) {
  return (
    <fieldset className="flex">
      <legend className="mb-1 text-xs font-semibold">
        <Trans>Rating</Trans>
      </legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-10 cursor-pointer place-items-center rounded-md hover:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            className="sr-only"
          />
          <Star
            aria-hidden="true"
            size={24}
            strokeWidth={stars <= value ? 0 : 1.6}
            fill={stars <= value ? 'var(--star)' : 'none'}
            className="text-ink-3"
          />
          <span className="sr-only">
            <Plural value={stars} one="# star" other="# stars" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
