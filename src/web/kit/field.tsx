import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Select, type SelectProps } from './select.tsx';

interface Common {
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
  inputClassName?: string;
}

interface Adornments {
  /** A lucide element at the start of the input. */
  icon?: ReactNode;
  /** On the same line as the input, between the label and the hint. */
  button?: ReactNode;
}

interface FieldProps extends Common, Adornments, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement>;
}

/** Label, input, hint and error, associated for screen readers. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  icon,
  button,
  className,
  inputClassName,
  ...rest
}: FieldProps) {
  const control = useControl(rest.id, hint, error);
  return (
    <FieldFrame {...{ id: control.id, label, isLabelHidden, hint, error, icon, button, className }}>
      <input
        {...rest}
        {...control}
        className={classNames('control', icon !== undefined && 'ps-[38px]', inputClassName)}
      />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends Common, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** The same for several lines of text. */
export function TextAreaField({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  inputClassName,
  ...rest
}: TextAreaFieldProps) {
  const control = useControl(rest.id, hint, error);
  return (
    <FieldFrame {...{ id: control.id, label, isLabelHidden, hint, error, className }}>
      <textarea {...rest} {...control} className={classNames('control', inputClassName)} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends SelectProps {
  label: string;
}

/** The same for a choice. */
export function SelectField({ label, className, ...rest }: SelectFieldProps) {
  const control = useControl(rest.id, undefined);
  return (
    <FieldFrame {...{ id: control.id, label, className }}>
      <Select {...rest} {...control} />
    </FieldFrame>
  );
}

/** The attributes that associate a control with its label, hint and error. */
function useControl(given: string | undefined, hint: ReactNode, error?: string) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

function FieldFrame({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  icon,
  button,
  className,
  children,
}: Common & Adornments & { id: string; children: ReactNode }) {
  const control = (
    <div className={classNames('relative', button !== undefined && 'min-w-0 flex-1 basis-32')}>
      {icon !== undefined && (
        <span className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-3 [&_svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </div>
  );
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-xs font-semibold'}>
        {label}
      </label>
      {button === undefined ? (
        control
      ) : (
        <div className="flex flex-wrap gap-2">
          {control}
          {button}
        </div>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-3 [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The error message below a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-xs text-bad">
      <CircleAlert size={14} />
      {children}
    </p>
  );
}
