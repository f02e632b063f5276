// Where a bubble goes: above its anchor, below it when there is no room, never beyond the screen's edges.

export interface Box {
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
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(EDGE, Math.min(centred, screen.width - bubble.width - EDGE));
  return { left: Math.round(left), top: Math.round(top) };
}
