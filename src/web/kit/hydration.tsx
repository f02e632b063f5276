// What parts of a page know of its hydration, and of whether anybody is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { engaged } from './engagement.ts';

const never = () => () => undefined;

/** False on the server and during hydration, true from then on. For what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True from the first interaction on, or after five seconds in view. For calls that robots should not cause. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => void engaged.then(() => setEngaged(true)), []);
  return isEngaged;
}

/**
 * SavedList the document. In a `Suspense` of its own all of the page is hydrated then: React hydrates these together, after what is
 * around them. Styles lay out the rest of the page, and tests wait for it.
 */
export function HydratedMark(): null {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}
