// Toasts. What draws them is fetched with the first one: most visits never see any.
import { useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { currentToast, showToast, subscribeToToast, type ToastMessage } from './toast-store.ts';

const ToastView = lazyPart(() => import('./toast-view.tsx'));

/** `const toast = useToast(); toast({ title: 'Sync failed', text: reason, tone: 'error' })`. Stable between renders. Answers the toast's id. */
export function useToast(): (message: ToastMessage) => number {
  return showToast;
}

/** Where toasts appear; the shell has one. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return shown && <ToastView toast={shown} />;
}
