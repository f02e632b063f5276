import { expect, it } from 'vitest';
import { flightTo } from './flight.ts';

const from = { turn: { yaw: 0, pitch: 0.2 }, zoom: 1 };
const to = { turn: { yaw: 2, pitch: -0.4 }, zoom: 3 };

it('moves from one view to the other in 900 ms', () => {
  const flight = flightTo(from, to, false);
  expect(flight.at(5000)).toMatchObject({ ...from, flight });
  expect(flight.at(5450).turn.yaw).toBeCloseTo(1);
  const last = flight.at(5900);
  expect(last.turn).toEqual({ yaw: expect.closeTo(2), pitch: expect.closeTo(-0.4) });
  expect(last.flight).toBeUndefined();
});

it('ends at the first frame under reduced motion', () => {
  expect(flightTo(from, to, true).at(5000)).toMatchObject({ turn: { yaw: 2 }, zoom: 3, flight: undefined });
});
