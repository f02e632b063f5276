// When a tooltip opens: after 700 ms of rest, at once when another was open less than 300 ms ago.

export const OPEN_DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;

export interface TooltipDelay {
  /** How long to wait at this moment, in ms. */
  delayAt(now: number): number;
  closedAt(now: number): void;
}

export function createTooltipDelay(): TooltipDelay {
  let lastClosed = Number.NEGATIVE_INFINITY;
  return {
    delayAt: (now) => (now - lastClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS),
    closedAt: (now) => {
      lastClosed = now;
    },
  };
}
