// Apart from persisted.ts, which runs before React is loaded.
import { useSyncExternalStore } from 'react';
import type { Persisted } from './persisted.ts';

export function usePersisted<T>({ subscribe, read, empty }: Persisted<T>): T {
  return useSyncExternalStore(subscribe, read, empty);
}
