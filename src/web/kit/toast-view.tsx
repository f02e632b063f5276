import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { directionOf } from '#contract/interface-language.ts';
import { Button } from './button.tsx';
import { dismissToast, TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX, type ShownToast } from './toast-store.ts';

const tones = {
  success: { icon: CircleCheck, color: 'var(--good-fill)' },
  error: { icon: OctagonAlert, color: 'var(--bad-fill)' },
  info: { icon: Info, color: 'var(--sky)' },
};

/** Radix puts the key in its place. */
const hotkey = '{hotkey}';

/** An error interrupts the reader, everything else waits for a pause. */
export default function ToastView({ toast }: { toast: ShownToast }) {
  const { t, i18n } = useLingui();
  const inWords = (words: ShownToast['title']) => (typeof words === 'string' ? words : words(i18n));
  const { icon: Icon, color } = tones[toast.tone ?? 'info'];
  return (
    <Toast.Provider
      duration={toast.durationMs ?? TOAST_DURATION_MS}
      swipeDirection={directionOf(i18n.locale) === 'rtl' ? 'left' : 'right'}
      swipeThreshold={TOAST_SWIPE_PX}
      label={t`Notification`}
    >
      <Toast.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
        type={toast.tone === 'error' ? 'foreground' : 'background'}
        className="toast"
        style={{ borderInlineStartColor: color }}
      >
        <Icon size={20} aria-hidden="true" style={{ color }} className="mt-0.5" />
        <Toast.Title className="font-[650]">{inWords(toast.title)}</Toast.Title>
        {toast.text && (
          <Toast.Description className="col-start-2 text-xs text-ink-2">{inWords(toast.text)}</Toast.Description>
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
          <X size={16} aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={TOAST_HOTKEY}
        label={t`Notifications (${hotkey})`}
        className="toasts fixed inset-x-0 top-0 z-[70] m-0 flex list-none flex-col items-center p-4 outline-none sm:inset-auto sm:end-0 sm:bottom-[var(--foot,0px)] sm:w-[452px] sm:items-end"
      />
    </Toast.Provider>
  );
}
