import type { ComponentProps, ReactNode } from 'react';

interface RadioGroupProps extends Pick<ComponentProps<'fieldset'>, 'role' | 'aria-invalid' | 'aria-describedby'> {
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode; aside?: ReactNode }[];
  /** With `onChange` the group is controlled; without it, `defaultValue` sets the initial choice. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Native radio buttons in a fieldset, with the browser's arrow-key navigation. */
export function RadioGroup({ legend, name, options, value, defaultValue, onChange, ...rest }: RadioGroupProps) {
  return (
    <fieldset {...rest}>
      <legend className="pb-1.5 text-xs font-[650]">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: value === option.value, onChange: () => onChange(option.value) }
              : { defaultChecked: defaultValue === option.value })}
          />
          {option.label}
          {option.aside !== undefined && (
            <span className="ms-auto text-2xs font-normal text-ink-3">{option.aside}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
