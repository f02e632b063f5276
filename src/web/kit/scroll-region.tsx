import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface ScrollRegionProps extends HTMLAttributes<HTMLElement> {
  label: string;
}

/** A part that scrolls: it takes the focus, so that the keyboard can scroll it. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section tabIndex={0} aria-label={label} {...rest} />;
}

/** Code that is not wrapped. */
export function CodeBox({ className = 'p-4', children, ...rest }: ScrollRegionProps) {
  return (
    <ScrollRegion dir="ltr" className={classNames('overflow-auto', className)} {...rest}>
      <pre className="m-0 font-mono text-xs leading-[1.65]">
        <code>{children}</code>
      </pre>
    </ScrollRegion>
  );
}
