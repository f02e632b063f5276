// The way of the globe from one view to another.
import type { Turn } from './sphere.ts';

export interface Stand {
  turn: Turn;
  zoom: number;
}

export interface Flight {
  /** Where it is at a time (ms, of animation frames) and the rest of the way; no flight once it is there. */
  at(time: number): Stand & { flight: Flight | undefined };
}

const FLIGHT_MS = 900;

/** The clock starts with the first frame. With `isInstant` the first frame is the last. */
export function flightTo(from: Stand, to: Stand, isInstant: boolean): Flight {
  let start: number | undefined;
  const flight: Flight = {
    at(time) {
      start ??= time;
      const share = isInstant ? 1 : Math.min(1, (time - start) / FLIGHT_MS);
      const eased = share * share * (3 - 2 * share);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      return {
        turn: {
          yaw: between(from.turn.yaw, to.turn.yaw),
          pitch: between(from.turn.pitch, to.turn.pitch),
        },
        zoom: between(from.zoom, to.zoom),
        flight: share < 1 ? flight : undefined,
      };
    },
  };
  return flight;
}
