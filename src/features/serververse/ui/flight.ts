// The animated move of the globe from one view to another.
import type { Turn } from './sphere.ts';

interface Pose {
  turn: Turn;
  zoom: number;
}

export interface Flight {
  /** The pose at an animation frame's time (ms); `flight` is undefined once the flight has ended. */
  at(time: number): Pose & { flight: Flight | undefined };
}

const FLIGHT_MS = 900;

/** The clock starts with the first frame. With `isInstant` the flight ends at the first frame. */
export function flightTo(from: Pose, to: Pose, isInstant: boolean): Flight {
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
