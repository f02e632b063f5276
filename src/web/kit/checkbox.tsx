import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The label; it can contain a category dot before the word. */
  children: ReactNode;
  /** Shown at the end of the row: a count, a range. */
  aside?: ReactNode;
  className?: string;
}

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox({ children, aside, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('choice', className)}>
      <input type="checkbox" {...rest} />
      {children}
      {aside !== undefined && <span className="ms-auto text-2xs font-normal text-ink-3">{aside}</span>}
    </label>
  );
}
