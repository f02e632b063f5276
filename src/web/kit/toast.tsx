// Toasts. What draws them is fetched with the first one: most visits never see any.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, showToast, subscribeToToast, type ToastMessage } from './toast-store.ts';
import { withTexts } from './translate.ts';

const ToastView = lazy(() => withTexts(import('./toast-view.tsx')));

/** `const toast = useToast(); toast({ title: 'Sync failed', text: reason, tone: 'error' })`. Stable between renders. */
export function useToast(): (message: ToastMessage) => void {
  return showToast;
}

/** Where toasts appear; the shell has one. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={shown} />
    </Suspense>
  );
}
