// Buttons and links that look like buttons. At most one `lamp` button in a section, dialog or dock.
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

export type ButtonVariant = 'lamp' | 'outline' | 'ghost' | 'destructive';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const base =
  'button inline-flex items-center justify-center gap-2 border font-[620] whitespace-nowrap select-none max-[19rem]:whitespace-normal ' +
  'transition-[background-color,border-color,transform,color] duration-[var(--fast)] active:translate-y-px ' +
  'aria-disabled:opacity-55 aria-disabled:active:translate-y-0';

const variants: Record<ButtonVariant, string> = {
  lamp: 'border-transparent bg-lamp text-on-lamp hover:bg-lamp-hover active:bg-lamp-press aria-disabled:bg-lamp',
  outline: 'border-line-strong bg-surface text-ink hover:bg-surface-2 hover:border-ink-3',
  ghost: 'border-transparent text-ink-2 hover:bg-surface-2 hover:text-ink',
  destructive: 'border-bad text-bad hover:bg-bad-tint',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 rounded-control px-3 text-xs touch:min-h-11',
  md: 'min-h-10 rounded-md px-4 text-sm touch:min-h-11',
  lg: 'min-h-12 rounded-md px-[22px] text-md',
  icon: 'size-10 rounded-md text-sm touch:size-11',
};

/** The classes of a button, for the rare element that is neither a button nor a link. */
export function buttonClass({ variant = 'outline', size = 'md' }: Look = {}, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

const iconLooks = {
  /** On a picture. */
  banner: 'size-10 md:size-9 rounded-md bg-scrim/62 text-white hover:bg-scrim aria-pressed:text-[#ff9aa5]',
  /** In a list. */
  row: 'size-10 rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink aria-pressed:text-bad',
  /** Among other buttons. */
  framed: 'size-12 rounded-md border border-line-strong bg-surface text-ink-2 hover:bg-surface-2 aria-pressed:text-bad',
};

export type IconLook = keyof typeof iconLooks;

/** The classes of a button that is only an icon; it lies above the link that covers a card. */
export function iconButtonClass(look: IconLook): string {
  return `needs-script relative z-2 inline-grid shrink-0 place-items-center touch:min-h-11 touch:min-w-11 ${iconLooks[look]}`;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** True during a request: the button is disabled. */
  isPending?: boolean;
}

/**
 * A button; `type` defaults to `button`. With `size="icon"`, pass an `aria-label`. A disabled one ignores clicks by
 * `aria-disabled`: with the `disabled` attribute it would lose the focus as soon as its own click disables it.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  isPending = false,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isDisabled = disabled || isPending;
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      onClick={isDisabled ? ignore : onClick}
      {...rest}
      aria-disabled={isDisabled || undefined}
    />
  );
}

/** Also prevents a submit by Enter, which clicks the form's button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** A link styled as a button. Off-site and `/api/` URLs load as full pages. */
export function ButtonLink({ variant, size, className, ...rest }: Look & LinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}
