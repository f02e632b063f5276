// Hooks for the hydration of a page, and for whether a user is present.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { engaged } from './engagement.ts';

const never = () => () => undefined;

/** False on the server and during hydration, then true. For content that only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True from the first interaction on, or after five seconds in view. For calls that bots should not cause. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  // As a transition: the first interaction is often a press, and its response comes first.
  useEffect(() => void engaged.then(() => startTransition(() => setEngaged(true))), []);
  return isEngaged;
}

/**
 * Sets `data-hydrated` on the document. In a `Suspense` of its own, it runs once the whole page is hydrated: React
 * hydrates boundaries together, after what surrounds them. Styles then lay out the rest of the page; tests wait for it.
 */
export function HydratedMark(): null {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}
