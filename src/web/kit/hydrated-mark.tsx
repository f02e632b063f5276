import { Suspense, useEffect } from 'react';

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
