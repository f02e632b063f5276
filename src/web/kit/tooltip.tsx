// Tooltips: 700 ms after the pointer rests, immediately on focus, on tap if the child is not a control. The bubble's
// code is fetched on the first hover or focus; the child always keeps its place in the tree.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { lazyPart } from './lazy-part.tsx';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When a tooltip was closed last. */
let closedAt = Number.NEGATIVE_INFINITY;

/** None if another tooltip was open a moment ago. @param sinceLast how long ago, in ms, as the delay */
export function openDelay(sinceLast: number): number {
  return sinceLast < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}

const TooltipBubble = lazyPart(() => import('./tooltip-bubble.tsx'), { isQuiet: true });

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
    if (isOpen) closedAt = performance.now();
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
        if (event.pointerType !== 'touch') open(openDelay(performance.now() - closedAt));
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
