import { useSyncExternalStore } from 'react';
import { isSomebodyEngaged, onceEngaged } from './engagement.ts';

/** True from the first interaction on, or after five seconds in view. For calls that robots should not cause. */
export function useEngaged(): boolean {
  return useSyncExternalStore(onceEngaged, isSomebodyEngaged, () => false);
}
