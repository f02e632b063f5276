// Tooltips: 700 ms after the pointer rests, immediately on focus, on tap if the child is not a control. The bubble's
// code is fetched on the first hover or focus; the child always keeps its place in the tree.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { lazyPart } from './lazy-part.tsx';

// The delay of a tooltip: 700 ms of rest, or none if another was open less than 300 ms ago.

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface TooltipDelay {
  /** How long to wait at this moment, in ms. */
  delayAt(now: number): number;
  closedAt(now: number): void;
}

export function createTooltipDelay(): TooltipDelay {
  let lastClosed = Number.NEGATIVE_INFINITY;
  return {
    delayAt: (now) => (now - lastClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS),
    closedAt: (now) => {
      lastClosed = now;
    },
  };
}

const TooltipBubble = lazyPart(() => import('./tooltip-bubble.tsx'), { isQuiet: true });
const delay = createTooltipDelay();

interface TooltipProps {
  content: ReactNode;
  /** One element. Make it focusable (a control, or `tabIndex={0}`), so that keyboard users reach the tooltip too. */
  children: ReactNode;
  /** For a button that only shows its tooltip: a tap opens it too. */
  opensOnTap?: boolean;
  className?: string;
}

export function Tooltip({ content, children, opensOnTap = false, className }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  const open = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), afterMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) delay.closedAt(performance.now());
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const child = anchor.current?.firstElementChild;
    if (!isOpen || !child) return undefined;
    child.setAttribute('aria-describedby', id);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => {
      child.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, id]);

  return (
    // The span only listens: the child inside has the focus and the name.
    <span
      role="presentation"
      ref={anchor}
      className={classNames('inline-flex', className)}
      onPointerEnter={(event) => {
        TooltipBubble.preload();
        if (event.pointerType !== 'touch') open(delay.delayAt(performance.now()));
      }}
      onPointerLeave={(event) => event.pointerType !== 'touch' && close()}
      onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
      onBlur={close}
      onClick={(event) => {
        const isControl = (event.target as Element).closest('a, button, input, select');
        if ((isControl && !opensOnTap) || isOpen) close();
        else open(0);
      }}
    >
      {children}
      {isOpen && (
        <TooltipBubble id={id} anchor={anchor}>
          {content}
        </TooltipBubble>
      )}
    </span>
  );
}
