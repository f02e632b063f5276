import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/** A grey stand-in in the size of what will come. Hidden from readers: say "Loading" once beside a group of them. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} style={style} />;
}
