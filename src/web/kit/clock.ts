// The clock of a page. It advances in whole minutes: all ages on a page change together, so the server renders it at
// most once a minute because of them. One timer serves the whole page.
import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#contract/time.ts';
import { createListeners } from './listeners.ts';

/** A value that depends on the time. */
export interface Timed<T> {
  value: T;
  /** Epoch ms at which the value changes. */
  until: number;
}

let renderedAt = 0;
let changesAt = Infinity;

/**
 * Sets the time of a rendering. On the server: there must be no `await` between this and the end of the rendering. In
 * the browser: the time at which the server rendered the page, so that hydration finds the same texts.
 * @returns the minute that the page shows
 */
export function renderAt(now: number): number {
  renderedAt = minuteOf(now);
  changesAt = Infinity;
  return renderedAt;
}

/** Epoch ms until which the rendering since `renderAt` is valid; Infinity if it shows no time. */
export function renderedUntil(): number {
  return Math.ceil(changesAt / MINUTE_MS) * MINUTE_MS;
}

/** The value of `read` at the minute that the page shows. Everything that depends on the time goes through here. */
export function useTimed<T extends string>(read: (now: number) => Timed<T>): T {
  const atRendering = () => {
    const { value, until } = read(renderedAt);
    changesAt = Math.min(changesAt, until);
    return value;
  };
  return useSyncExternalStore(subscribe, () => read(currentMinute()).value, atRendering);
}

/** Never before the page was rendered: the browser's clock might be slow. */
function currentMinute(): number {
  return Math.max(minuteOf(Date.now()), renderedAt);
}

function minuteOf(time: number): number {
  return time - (time % MINUTE_MS);
}

const { subscribe: listen, notify } = createListeners();
let isRunning = false;

/** The clock runs from the first use on. */
function subscribe(listener: () => void): () => void {
  if (!isRunning) {
    isRunning = true;
    waitForMinute();
    // Timers are throttled in a hidden tab.
    document.addEventListener('visibilitychange', notify);
  }
  return listen(listener);
}

function waitForMinute(): void {
  setTimeout(
    () => {
      notify();
      waitForMinute();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}
