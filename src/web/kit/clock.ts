// The clock of a page. It moves in whole minutes: all ages on a page change together, and for their sake the server
// renders it at most once a minute. One timer serves everything that is shown.
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** What is shown at some moment. */
export interface Timed<T> {
  value: T;
  /** Epoch ms from which on it is another. */
  until: number;
}

let renderedAt = 0;
let changesAt = Infinity;

/**
 * Sets the time of a rendering. On the server: nothing may be awaited between this and the end of what it is for. In the
 * browser: the time at which the server rendered the page, so that hydration finds the same texts.
 * @returns the minute that the page shows
 */
export function renderAt(now: number): number {
  renderedAt = minuteOf(now);
  changesAt = Infinity;
  return renderedAt;
}

/** Epoch ms from which on what was rendered since `renderAt` reads differently; Infinity where it shows no time. */
export function renderedUntil(): number {
  return Math.ceil(changesAt / MINUTE_MS) * MINUTE_MS;
}

/** What `read` says of the minute that the page shows. Everything that is shown of time goes through here. */
export function useTimed<T extends string>(read: (now: number) => Timed<T>): T {
  const atRendering = () => {
    const { value, until } = read(renderedAt);
    changesAt = Math.min(changesAt, until);
    return value;
  };
  return useSyncExternalStore(subscribe, () => read(currentMinute()).value, atRendering);
}

/** A browser's clock may be slow; nothing on a page is younger than the page. */
function currentMinute(): number {
  return Math.max(minuteOf(Date.now()), renderedAt);
}

function minuteOf(time: number): number {
  return time - (time % MINUTE_MS);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  waitForMinute();
  // Timers rest in a hidden tab.
  document.addEventListener('visibilitychange', tell);
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', tell);
}

function waitForMinute(): void {
  timer = setTimeout(
    () => {
      tell();
      waitForMinute();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
