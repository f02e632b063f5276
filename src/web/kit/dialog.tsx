// Dialogs and sheets, and the modal below every popup: the native <dialog> traps focus, makes the rest inert, closes on
// Esc, restores the focus, and costs no bytes.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { addOpenDialog } from './toast-store.ts';
import { focusHeadingAround } from './restored-focus.ts';

interface ModalProps extends Pick<ComponentProps<'dialog'>, 'className' | 'style' | 'onKeyDown'> {
  open: boolean;
  /** The user wants it closed: set `open` to false. */
  onClose: () => void;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/** The bare modal: opens and closes with `open`; Esc and a press of its backdrop ask to close it. */
export function Modal({ open, onClose, children, className, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressed = useRef(false);
  // Not on `pointerdown`: the click of the same tap would then hit the page below.
  const backdrop = {
    // A press that began inside must not close it, as when the end of a selection is outside.
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      if (isPressed.current && event.target === ref.current) onClose();
    },
  };
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const isOfToast = opener?.closest('.toast');
    if (!dialog.open) dialog.showModal();
    const remove = addOpenDialog(dialog);
    return () => {
      remove();
      // The browser restores the focus when a dialog closes, but not when an open one is removed from the page.
      dialog.close();
      // Nor can it to a button that is hidden since the window has another width, or of a toast, which has moved or closed.
      if (isOfToast || (opener?.isConnected && !opener.checkVisibility())) focusHeadingAround(dialog);
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      // The close event comes later, as a task: by then the dialog might be open again.
      onCancel={(event) => event.target === ref.current && onClose()}
      onClose={() => ref.current?.open === false && onClose()}
      {...backdrop}
      {...rest}
      className={classNames('bg-overlay text-ink shadow-3', className)}
    >
      {children}
    </dialog>
  );
}

interface DialogProps extends Pick<ModalProps, 'open' | 'onClose' | 'children'> {
  title: string;
  description?: ReactNode;
  /** A picture or icon above the title; the text is then centered. */
  picture?: ReactNode;
}

/** A question or a message in the middle of the screen, at most 440 px wide. The first control gets the focus. */
export function Dialog({ open, onClose, title, description, picture, children }: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      className="m-auto w-[calc(100%-32px)] max-w-[440px] rounded-xl border border-line"
    >
      {/* The padding is on the child, so that a tap on the dialog element itself is a tap on the backdrop. */}
      <div
        className={classNames(
          'grid grid-cols-1 gap-3.5 p-6',
          picture !== undefined && 'justify-items-center text-center',
        )}
      >
        {picture}
        <h2 id={id} className="max-w-full type-text text-xl font-[650] tracking-[-0.005em] [overflow-wrap:anywhere]">
          {title}
        </h2>
        {description !== undefined && (
          <div id={`${id}-text`} className="text-ink-2">
            {description}
          </div>
        )}
        {children}
      </div>
    </Modal>
  );
}

interface SheetProps extends Pick<ModalProps, 'open' | 'onClose' | 'children'> {
  title: string;
  /** Shown next to the close button, such as Clear. */
  aside?: ReactNode;
  /** Fills the screen instead of rising from the bottom. */
  isFull?: boolean;
}

/** A panel that rises from the bottom of the screen, within reach of the thumb. */
export function Sheet({ open, onClose, title, aside, isFull = false, children }: SheetProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      className={classNames(
        'sheet mx-0 mt-auto mb-0 w-full max-w-none overscroll-contain open:flex open:flex-col',
        isFull ? 'h-dvh max-h-none' : 'max-h-[86dvh] rounded-t-xl',
      )}
    >
      <div className="flex items-center gap-1 border-b border-line py-2.5 ps-4 pe-2">
        <h2 id={id} className="text-lg font-[650]">
          {title}
        </h2>
        <span className="ms-auto" />
        {/* Before the aside, since the first control gets the focus: Enter must not clear anything. */}
        <Button
          variant="ghost"
          size="icon"
          className="order-last"
          aria-label={t({ message: 'Close', comment: 'Verb: closes a dialog' })}
          onClick={onClose}
        >
          <X size={20} />
        </Button>
        {aside}
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
    </Modal>
  );
}
