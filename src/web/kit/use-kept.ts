import { useSyncExternalStore } from 'react';
import type { Kept } from './kept.ts';

export function useKept<T>({ subscribe, read, empty }: Kept<T>): T {
  return useSyncExternalStore(subscribe, read, empty);
}
