// Loaded before the app (`node --import`): sets its clock CLOCK_AHEAD_MS ahead, and the bench moves it on while the app
// runs. So half a day passes in a moment, and seeded data is a day old.
const RealDate = Date;

const clock = { aheadMs: Number(process.env.CLOCK_AHEAD_MS ?? 0) };

class MovedDate extends RealDate {
  constructor(...values: [] | [number | string | Date]) {
    if (values.length === 0) super(MovedDate.now());
    else super(...(values as [number]));
  }

  static override now(): number {
    return RealDate.now() + clock.aheadMs;
  }
}

globalThis.Date = MovedDate as DateConstructor;
Object.assign(globalThis, { movedClock: clock });
