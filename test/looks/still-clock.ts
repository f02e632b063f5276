// Loaded before the program (`node --import`): freezes the clock of it and its child processes. Timers run normally.
const MOMENT = Date.parse(process.env.STILL_CLOCK ?? '2026-11-20T12:00:00Z');

class StillDate extends Date {
  constructor(...values: [] | [number | string | Date]) {
    if (values.length === 0) super(MOMENT);
    else super(...(values as [number]));
  }

  static override now(): number {
    return MOMENT;
  }
}

globalThis.Date = StillDate as DateConstructor;
