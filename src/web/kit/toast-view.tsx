import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#contract/interface-language.ts';
import { Button } from './button.tsx';
import {
  dismissToast,
  topDialog,
  type ShownToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_PX,
  translated,
} from './toast-store.ts';

const tones = {
  success: { icon: CircleCheck, color: 'var(--good-fill)' },
  error: { icon: OctagonAlert, color: 'var(--bad-fill)' },
  info: { icon: Info, color: 'var(--sky)' },
};

/** Radix replaces this with the key. */
const hotkey = '{hotkey}';

/** An error interrupts the screen reader; everything else waits for a pause. */
export default function ToastView({ toast }: { toast: ShownToast }) {
  const { t, i18n } = useLingui();
  const { icon: Icon, color } = tones[toast.tone ?? 'info'];
  const [host] = useState(() => document.createElement('div'));
  const viewport = useRef<HTMLOListElement>(null);
  const container = topDialog() ?? document.body;
  useLayoutEffect(() => {
    // Moved along: rendered again, the toast would also be announced again.
    container.append(host);
    // Into the top layer: a dialog around the toasts, which fades and moves while it opens, does not take them along.
    viewport.current?.togglePopover?.(true);
  }, [container, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  const focusedBefore = useRef<Element>(null);
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    if (!host.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const close = () => {
    dismissToast(toast.id);
    // Radix leaves it here, at the end of the page.
    const { current: before } = focusedBefore;
    const isHere = host.contains(document.activeElement);
    if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  return createPortal(
    <Toast.Provider
      duration={toast.durationMs ?? TOAST_DURATION_MS}
      swipeDirection={directionOf(i18n.locale) === 'rtl' ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_PX}
      label={t`Notification`}
    >
      <div onFocus={noteFocus}>
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && close()}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          className="toast"
          style={{ borderInlineStartColor: color }}
        >
          <Icon size={20} style={{ color }} className="mt-0.5" />
          <Toast.Title className="font-[650]">{translated(toast.title, i18n)}</Toast.Title>
          {toast.text && (
            <Toast.Description className="col-start-2 text-xs text-ink-2">
              {translated(toast.text, i18n)}
            </Toast.Description>
          )}
          {toast.action && (
            <Toast.Action altText={toast.action.hint} asChild>
              <Button size="sm" className="col-start-2 mt-1.5 justify-self-start" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t`Dismiss`}
            className="col-start-3 row-span-2 row-start-1 inline-grid size-8 place-items-center rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink touch:size-11"
          >
            <X size={16} />
          </Toast.Close>
        </Toast.Root>
        <Toast.Viewport
          ref={viewport}
          popover="manual"
          hotkey={TOAST_HOTKEY}
          label={t`Notifications (${hotkey})`}
          className="toasts"
        />
      </div>
    </Toast.Provider>,
    host,
  );
}
