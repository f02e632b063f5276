// The larger card that appears when a mouse rests on a card. Its code is loaded on the first hover, not with the page.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';

const OPEN_AFTER_MS = 700;
/** Time to cross the gap from the card to its preview. */
const CLOSE_AFTER_MS = 150;

const PreviewCard = lazyPart(() => import('./preview-card.tsx'), { isQuiet: true });

interface HoverPreview {
  /** For the card element. */
  handlers: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
  };
  /** To render inside the card; null while closed. */
  preview: ReactNode;
}

/** Only for mice: everything in the preview is also on the server's page. */
export function useHoverPreview(server: Server): HoverPreview {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const close = () => setAnchor(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    // Scrolling moves the card away from its preview.
    window.addEventListener('scroll', close, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('scroll', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchor]);

  const after = (delayMs: number, next: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delayMs);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') after(OPEN_AFTER_MS, event.currentTarget);
    },
    onPointerLeave: () => after(CLOSE_AFTER_MS, null),
    onPointerDown: () => after(0, null),
  };
  const preview = anchor && <PreviewCard server={server} anchor={anchor} />;
  return { handlers, preview };
}
