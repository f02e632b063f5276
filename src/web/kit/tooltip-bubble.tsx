import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

// The position of a bubble: above its anchor, below it if there is no room, never beyond the edges of the screen.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 8;

/** Left and top in viewport pixels. */
export function placeBubble(anchor: Box, bubble: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>) {
  const above = anchor.top - bubble.height - GAP;
  const top = above >= EDGE ? above : anchor.top + anchor.height + GAP;
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(EDGE, Math.min(centered, screen.width - bubble.width - EDGE));
  return { left: Math.round(left), top: Math.round(top) };
}

interface BubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The rendered tooltip. A portal to the body or the open dialog, so that no box with overflow clips it. */
export default function TooltipBubble({ id, anchor, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const update = () => {
      if (!anchor.current || !bubble.current) return;
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      setPlace(placeBubble(anchor.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), screen));
    };
    update();
    addEventListener('scroll', update, { passive: true, capture: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [anchor]);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      className="fixed z-[60] max-w-[280px] rounded-[12px] border border-line bg-overlay px-3 py-2.5 text-xs text-ink-2 shadow-3"
    >
      {children}
    </div>,
    anchor.current?.closest('dialog') ?? document.body,
  );
}
