// Parts that are fetched when they are first shown: menus, dialogs, what hangs over the page. One that does not arrive is
// left out and said to be missing; thrown, as by React's own lazy(), it would take the whole page along.
import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { tellMissingCode } from './missing-code/tell-missing-code.ts';
import { withTexts } from './translate.ts';

interface Missing<P> {
  /** Nothing is said: the page works without it, and nobody has asked for it by a press. */
  isQuiet?: boolean;
  /** Called in place of showing it: closes what it would have closed, so that another press is heard. */
  giveUp?: (props: P) => void;
}

export type Late<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the code ahead of time; never rejects. */
  load: () => Promise<unknown>;
};

/** Call it at the top of a module, and show what it returns within `Suspense`. */
export function late<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { isQuiet = false, giveUp }: Missing<P> = {},
): Late<P> {
  function Missing(props: P) {
    const [onMount] = useState(() => () => {
      if (!isQuiet) tellMissingCode();
      giveUp?.(props);
    });
    useEffect(onMount, [onMount]);
    return null;
  }
  // The browser's console names the request that failed.
  const begin = (): Promise<{ default: ComponentType<P> }> => withTexts(load()).catch(() => ({ default: Missing }));
  return Object.assign(lazy(begin), { load: begin });
}
