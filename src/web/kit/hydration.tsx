// What parts of a page know of its hydration, and of whether anybody is there.
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
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
 * Marks the document once all of the page is hydrated: React hydrates what is in `Suspense` together, after what is around
 * it. Styles lay out the rest of the page then, and tests wait for it.
 */
export function HydratedMark() {
  return (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  );
}

function Mark(): null {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}
