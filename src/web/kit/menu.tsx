// A short menu next to the button that opened it. Like every popup, it uses the native modal <dialog>: it traps and
// restores the focus; Esc and a tap outside close it. Load it on demand.
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Modal } from './dialog.tsx';

const WIDTH = 248;
const GAP = 6;
const EDGE = 8;
/** How many pixels the button can move before the menu closes. */
const MAX_SHIFT = 24;

export interface MenuItem {
  label: string;
  icon: ReactNode;
  run: () => void;
}

interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  anchor: HTMLElement;
  items: MenuItem[];
  onClose: () => void;
}

export default function Menu({ label, anchor, items, onClose }: MenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const box = list.current?.closest('dialog');
    if (!box) return;
    setPlace(placeBelow(anchor.getBoundingClientRect(), box.offsetHeight));
    box.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [anchor]);
  useEffect(() => {
    const { top, left } = anchor.getBoundingClientRect();
    const closeWhenMoved = () => {
      const now = anchor.getBoundingClientRect();
      // The event of a scroll from before the menu opened can arrive only now.
      if (Math.hypot(now.top - top, now.left - left) > MAX_SHIFT) close();
    };
    addEventListener('resize', closeWhenMoved);
    addEventListener('scroll', closeWhenMoved, { passive: true });
    return () => {
      removeEventListener('resize', closeWhenMoved);
      removeEventListener('scroll', closeWhenMoved);
    };
  }, [anchor]);

  const choose = (run: () => void) => {
    // Close first, which restores the focus to the button: the action might remove the button.
    flushSync(onClose);
    run();
  };
  return createPortal(
    <Modal
      open
      onClose={onClose}
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, list.current, onClose)}
      style={{ ...place, width: WIDTH }}
      className="menu fixed m-0 rounded-lg border border-line"
    >
      <ul ref={list} role="menu" aria-label={label} className="grid gap-0.5 p-2">
        {items.map((item) => (
          <li key={item.label} role="none">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(item.run)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-start font-[550] text-ink-2 hover:bg-surface-2 hover:text-ink focus-visible:bg-surface-2 focus-visible:text-ink"
            >
              {item.icon}
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </Modal>,
    document.body,
  );
}

/** Below the button, aligned with its end; above it, or further inward, if the window has no room. */
function placeBelow(button: DOMRect, height: number): CSSProperties {
  const below = button.bottom + GAP;
  const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, button.top - GAP - height);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const wanted = isRightToLeft ? button.left : button.right - WIDTH;
  // A dialog has `inset: 0` by default, and on RTL pages its right side wins.
  return { top, left: Math.min(Math.max(EDGE, wanted), innerWidth - WIDTH - EDGE), right: 'auto' };
}

/** Arrow keys wrap around, Home and End go to the ends, Tab closes the menu. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null, onClose: () => void): void {
  if (!list) return;
  if (event.key === 'Tab') {
    event.preventDefault();
    onClose();
    return;
  }
  const items = [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
