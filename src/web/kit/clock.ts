// The browser's clock for ages on the page. One timer serves every age that is shown.
import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): number {
  if (now === 0 || !timer) now = Date.now();
  return now;
}

/**
 * Epoch ms, moving every 30 s; null on the server and during hydration, because a page may be served from a cache
 * long after it was rendered and must read the same then.
 */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, current, () => null);
}
