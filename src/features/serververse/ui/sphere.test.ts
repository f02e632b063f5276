import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, graticule, type Place, placeAtDistance, turned, turnTo, type Vector, vectorOf } from './sphere.ts';

const place = fc.record<Place>({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const angle = fc.double({ min: -7, max: 7, noNaN: true });
const length = (vector: Vector): number => Math.hypot(...vector);
const degreesBetween = (a: Vector, b: Vector): number => {
  const cosine = a.reduce((sum, part, axis) => sum + part * b[axis]!, 0);
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
};

describe('turned', () => {
  it('keeps points on the sphere and their distances', () => {
    fc.assert(
      fc.property(place, place, angle, angle, (a, b, yaw, pitch) => {
        const [from, to] = [vectorOf(a), vectorOf(b)];
        const [movedFrom, movedTo] = [turned(from, { yaw, pitch }), turned(to, { yaw, pitch })];
        expect(length(movedFrom)).toBeCloseTo(1, 9);
        expect(degreesBetween(movedFrom, movedTo)).toBeCloseTo(degreesBetween(from, to), 3);
      }),
    );
  });

  it('initially shows the Greenwich meridian, with east on the right and north on top', () => {
    expect(turned(vectorOf({ lat: 0, lon: 0 }), { yaw: 0, pitch: 0 })).toEqual([0, 0, 1]);
    expect(turned(vectorOf({ lat: 0, lon: 30 }), { yaw: 0, pitch: 0 })[0]).toBeGreaterThan(0);
    expect(turned(vectorOf({ lat: 30, lon: 0 }), { yaw: 0, pitch: 0 })[1]).toBeGreaterThan(0);
  });
});

describe('turnTo', () => {
  it('centers any point with at most half a turn', () => {
    fc.assert(
      fc.property(place, angle, angle, (target, yaw, pitch) => {
        const vector = vectorOf(target);
        const turn = turnTo(vector, { yaw, pitch });
        const [x, y, z] = turned(vector, turn);
        expect([x, y]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
        expect(z).toBeCloseTo(1, 9);
        expect(Math.abs(turn.yaw - yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
      }),
    );
  });
});

describe('placeAtDistance', () => {
  it('returns a place at the requested distance', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 90, noNaN: true }), angle, (from, degrees, direction) => {
        const to = placeAtDistance(from, degrees, direction);
        expect(degreesBetween(vectorOf(from), vectorOf(to))).toBeCloseTo(degrees, 3);
      }),
    );
  });
});

it('keeps lines on the sphere and ends arcs at their target', () => {
  const [from, to] = [vectorOf({ lat: 10, lon: 20 }), vectorOf({ lat: 50, lon: 80 })];
  const line = arc(from, to, 8);
  expect(line).toHaveLength(9);
  expect(line.at(-1)).toEqual(to.map((part) => expect.closeTo(part, 9)));
  for (const point of [...line, ...graticule(12).flat()]) expect(length(point)).toBeCloseTo(1, 9);
});
