import { classNames } from './class-names.ts';

/** A gray placeholder in the size of the content. Hidden from screen readers: add one "Loading" text per group. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
