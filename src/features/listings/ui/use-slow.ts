import { useEffect, useState } from 'react';

/** True once `isWaiting` has held for `afterMs`: quick answers change a page without a flash of placeholders. */
export function useSlow(isWaiting: boolean, afterMs = 200): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isSlow;
}
