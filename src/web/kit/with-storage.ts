/**
 * Runs code that uses local or session storage. Browsers throw when storage is off, which also holds for reading the
 * properties `localStorage` and `sessionStorage`, and when it is full.
 * @returns what `work` returns, or `otherwise` if it throws
 */
export function withStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
