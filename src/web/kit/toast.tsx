// Toasts. Their rendering code is fetched with the first one: most visits never show any.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import {
  currentToast,
  dismissToast,
  type ShownToast,
  subscribeToToast,
  TOAST_DURATION_MS,
  topDialog,
  translated,
} from './toast-store.ts';

const ToastView = lazyPart(() => import('./toast-view.tsx'), { Substitute: PlainToast });

/** The message and its action, without animation: often the code fails to load for the very reason that the toast reports. */
function PlainToast({ toast }: { toast: ShownToast }) {
  const { i18n } = useLingui();
  const { action } = toast;
  const close = () => dismissToast(toast.id);
  useEffect(() => {
    const timer = setTimeout(dismissToast, toast.durationMs ?? TOAST_DURATION_MS, toast.id);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    toast.isOpen &&
    createPortal(
      <div role="alert" className="toasts">
        <div className="toast block!">
          <b>{translated(toast.title, i18n)}</b> {translated(toast.text, i18n)}
          <div className="mt-1.5 flex gap-2">
            {action && (
              <Button
                size="sm"
                onClick={() => {
                  action.run();
                  close();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={close}>
              <Trans>Dismiss</Trans>
            </Button>
          </div>
        </div>
      </div>,
      topDialog() ?? document.body,
    )
  );
}

/** Where toasts appear. The shell has one. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return shown && <ToastView toast={shown} />;
}
