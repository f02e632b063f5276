import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { cloudWidth, denseSceneOf, nightColor, radiusOf, vectorAt } from './globe-scene.ts';
import { mapTotals } from './map-totals.ts';
import { readMapState, mapHref } from './map-state.ts';

it('draws a light of 3 to 8 pixels, larger for more members', () => {
  const radii = [null, 0, 10, 1000, 100_000, 5_000_000].map(radiusOf);
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  expect(radii[0]).toBe(3);
  expect(radii.at(-1)).toBe(8);
});

it('draws a cluster wider the more servers it has, up to 60 degrees', () => {
  expect([2, 5, 9, 60].map(cloudWidth)).toEqual([38, 50, 60, 60]);
});

it('gives an unknown category the color of Other', () => {
  expect(nightColor('Knitting')).toBe(CATEGORIES.at(-1)!.color);
  expect(nightColor('Gaming')).toBe('#F2897C');
});

it('draws every server as a point of its category’s color that pulses above 100 online', () => {
  const scene = denseSceneOf({
    total: 2,
    categories: ['Art', 'Gaming'],
    regions: ['Global'],
    ids: ['s_1', 's_2'],
    slugs: ['one', 'two'],
    names: ['One', 'Two'],
    category: [1, 0],
    region: [0, 0],
    members: [1000, null],
    online: [101, 100],
    health: [62, null],
    estimates: [],
  });
  expect(scene.count).toBe(2);
  expect([...scene.colors.subarray(0, 3)]).toEqual([0xf2, 0x89, 0x7c]);
  expect([...scene.pulses]).toEqual([1, 0]);
  expect(Math.hypot(...vectorAt(scene, 1))).toBeCloseTo(1, 5);
});

describe('mapTotals', () => {
  const server = (memberCount: number | null, overallHealthScore: number | null, isEstimate = false) => {
    return { memberCount, overallHealthScore, isEstimate };
  };

  it('sums known counts and averages known scores', () => {
    expect(mapTotals([server(100, 90), server(null, null, true), server(50, 60)])).toEqual({
      servers: 3,
      members: 150,
      healthy: 1,
      averageHealth: 75,
      isEstimate: false,
    });
    expect(mapTotals([]).averageHealth).toBeNull();
  });

  it('is an estimate if any score is', () => {
    expect(mapTotals([server(100, 90), server(50, 60, true)]).isEstimate).toBe(true);
  });
});

it('keeps only non-default values in the address', () => {
  const search = (text: string) => mapHref(readMapState(new URLSearchParams(text)));
  expect(search('')).toBe('/serververse');
  expect(search('servers=all&tab=health&x=1&clusters=off')).toBe('/serververse?tab=health&clusters=off&servers=all');
  expect(search('tab=map&clusters=on&servers=some')).toBe('/serververse');
});
