// Maps pointers, the wheel and keys to actions of the globe.

export interface GestureTarget {
  /** CSS pixels. */
  dragBy: (dx: number, dy: number) => void;
  /** Radians. */
  turnBy: (yaw: number, pitch: number) => void;
  zoomBy: (factor: number) => void;
  reset: () => void;
  /** CSS pixels from the middle of the box. */
  tap: (x: number, y: number) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
  cancel: () => void;
}

/** CSS pixels; a pointer that moved less was a tap. */
const TAP_REACH = 5;
const KEY_STEP = Math.PI / 24;
const KEY_ZOOM = 1.25;

/** Listens on the box; returns a function that stops. */
export function listenToGestures(box: HTMLElement, target: GestureTarget): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  listenToPointers(box, target, signal);
  // The wheel scrolls the page unless the globe has the focus or the user pinches on a touchpad.
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== box) return;
    event.preventDefault();
    target.zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)));
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => target.turnBy(KEY_STEP, 0),
    ArrowRight: () => target.turnBy(-KEY_STEP, 0),
    ArrowUp: () => target.turnBy(0, KEY_STEP),
    ArrowDown: () => target.turnBy(0, -KEY_STEP),
    '+': () => target.zoomBy(KEY_ZOOM),
    '=': () => target.zoomBy(KEY_ZOOM),
    '-': () => target.zoomBy(1 / KEY_ZOOM),
    Home: target.reset,
    Escape: target.cancel,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  };
  box.addEventListener('wheel', onWheel, { passive: false, signal });
  box.addEventListener('keydown', onKeyDown, { signal });
  return () => stop.abort();
}

function listenToPointers(box: HTMLElement, target: GestureTarget, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>();
  let distance = 0;
  const fromMiddle = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return [clientX - left - width / 2, clientY - top - height / 2];
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) distance = 0;
    pointers.set(event.pointerId, event);
    box.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
      if (event.pointerType !== 'touch') target.hover(...fromMiddle(event));
      return;
    }
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) target.zoomBy(apart(event, other) / Math.max(1, apart(last, other)));
    else target.dragBy(event.clientX - last.clientX, event.clientY - last.clientY);
    distance += apart(event, last);
    pointers.set(event.pointerId, event);
  };
  const onUp = (event: PointerEvent) => {
    const isLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (isLast && distance < TAP_REACH && event.type === 'pointerup') target.tap(...fromMiddle(event));
  };
  box.addEventListener('pointerdown', onDown, { signal });
  box.addEventListener('pointermove', onMove, { signal });
  box.addEventListener('pointerup', onUp, { signal });
  box.addEventListener('pointercancel', onUp, { signal });
  box.addEventListener('pointerleave', target.leave, { signal });
}

function apart(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
