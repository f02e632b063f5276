import { describe, expect, it } from 'vitest';
import { seededNumbers } from '#web/kit/stable-random.ts';
import { type GlobeScene, vectorAt } from './globe-scene.ts';
import { hitAt, spotOf } from './globe-pick.ts';
import type { View } from './painter.ts';
import { arc, vectorOf } from './sphere.ts';

const view: View = {
  width: 600,
  height: 600,
  ratio: 1,
  radius: 250,
  zoom: 1,
  turn: { yaw: 0, pitch: 0 },
  seconds: undefined,
  showsLines: true,
};
const [middle, east, behind] = [
  vectorOf({ lat: 0, lon: 0 }),
  vectorOf({ lat: 0, lon: 40 }),
  vectorOf({ lat: 0, lon: 180 }),
];
const scene: GlobeScene = {
  count: 3,
  positions: new Float32Array([...middle, ...east, ...behind]),
  colors: new Uint8Array(9),
  radii: new Float32Array([5, 5, 5]),
  pulses: new Uint8Array(3),
  lines: [{ cluster: 4, color: '#ffffff', points: arc(middle, east, 8) }],
  hubs: [],
  dust: new Float32Array(0),
  isDense: false,
  turn: view.turn,
};

describe('hitAt', () => {
  it('finds the nearest point within a fingertip', () => {
    expect(hitAt(scene, view, { x: 9, y: -6 })).toEqual({ kind: 'server', index: 0 });
    const spot = spotOf(east, view)!;
    expect(hitAt(scene, view, { x: spot.x + 3, y: spot.y })).toEqual({ kind: 'server', index: 1 });
  });

  it('finds a small point at its center, even next to a large one', () => {
    const neighbor = vectorOf({ lat: 0, lon: 1 });
    const crowded = { ...scene, positions: new Float32Array([...middle, ...neighbor, ...behind]) };
    crowded.radii = new Float32Array([5, 30, 5]);
    expect(hitAt(crowded, view, { x: 0, y: 0 })).toEqual({ kind: 'server', index: 0 });
    expect(hitAt(crowded, view, { x: 25, y: 0 })).toEqual({ kind: 'server', index: 1 });
  });

  it('finds a cluster by its lines only while they are shown', () => {
    expect(hitAt(scene, view, { x: 80, y: 4 })).toEqual({ kind: 'cluster', index: 4 });
    expect(hitAt(scene, { ...view, showsLines: false }, { x: 80, y: 4 })).toBeUndefined();
    expect(hitAt(scene, view, { x: 80, y: 30 })).toBeUndefined();
  });

  it('finds the same point as a brute-force search, however the globe is turned', () => {
    const next = seededNumbers(7);
    const count = 500;
    const vectors = Array.from({ length: count }, () => vectorOf({ lat: 180 * next() - 90, lon: 360 * next() }));
    const many = { ...scene, count, positions: new Float32Array(vectors.flat()), lines: [] };
    many.radii = Float32Array.from({ length: count }, () => 3 + 5 * next());
    for (let attempt = 0; attempt < 300; attempt++) {
      const turned = { ...view, turn: { yaw: 7 * next() - 3.5, pitch: 3 * next() - 1.5 } };
      const at = { x: 500 * next() - 250, y: 500 * next() - 250 };
      const near = Array.from({ length: count }, (_, index) => {
        const spot = spotOf(vectorAt(many, index), turned);
        const distance = spot ? Math.hypot(spot.x - at.x, spot.y - at.y) : Infinity;
        return { index, distance: distance > 8 + many.radii[index]! ? Infinity : distance };
      }).toSorted((a, b) => a.distance - b.distance)[0]!;
      const found = near.distance === Infinity ? undefined : { kind: 'server', index: near.index };
      expect(hitAt(many, turned, at)).toEqual(found);
    }
  });

  it('ignores points behind the rim', () => {
    expect(spotOf(behind, view)).toBeUndefined();
    const fromBehind = { ...view, turn: { yaw: Math.PI, pitch: 0 } };
    expect(hitAt(scene, fromBehind, { x: 0, y: 0 })).toEqual({ kind: 'server', index: 2 });
  });
});
