import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
}

/** A native select, for `SelectField`, or with an `aria-label`. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select className={classNames('control', className)} {...rest}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
