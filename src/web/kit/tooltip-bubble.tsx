import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

// The position of a bubble: above its anchor, below it if there is no room, never beyond the edges of the screen.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 8;

/** Left and top in viewport pixels. The bubble's height includes its distance to the anchor. */
export function placeBubble(anchor: Box, bubble: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>) {
  const above = anchor.top - bubble.height;
  // Rounded towards the anchor: no pixel between them is outside both.
  const top = above >= 0 ? Math.ceil(above) : Math.floor(anchor.top + anchor.height);
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(EDGE, Math.min(centered, screen.width - bubble.width - EDGE));
  return { left: Math.round(left), top };
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
      // The anchor itself can be as wide as its line.
      const child = anchor.current?.firstElementChild;
      if (!child || !bubble.current) return;
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      setPlace(placeBubble(child.getBoundingClientRect(), bubble.current.getBoundingClientRect(), screen));
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
      // The distance to the anchor is padding: the pointer can cross it without closing the tooltip.
      className="fixed z-[60] max-w-[280px] py-2"
    >
      <div className="rounded-[12px] border border-line bg-overlay px-3 py-2.5 text-xs text-ink-2 shadow-3">
        {children}
      </div>
    </div>,
    anchor.current?.closest('dialog') ?? document.body,
  );
}
