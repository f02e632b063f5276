import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACHIEVEMENTS } from './achievement-table.ts';
import { ACHIEVEMENT_CATEGORIES, RARITIES } from './contract.ts';
import { levelOf, pointsForLevel } from './levels.ts';
import { userDay } from './user-day.ts';
import { qualityScore } from './quality.ts';

it.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [299, 2],
  [300, 3],
  [600, 4],
  [1000, 5],
  [1500, 6],
  [2500, 7],
  [4000, 8],
  [6000, 9],
  [9999, 9],
  [10_000, 10],
  [11_999, 10],
  [12_000, 11],
  [190_000, 100],
  [10_000_000, 100],
])('%i points are level %i', (points, level) => {
  expect(levelOf(points).level).toBe(level);
});

it('computes the points to the next level, and none at the last', () => {
  expect(levelOf(250)).toEqual({ level: 2, pointsIntoLevel: 150, pointsOfLevel: 200 });
  expect(levelOf(pointsForLevel(100)).pointsOfLevel).toBeNull();
  fc.assert(
    fc.property(fc.nat(300_000), (points) => {
      const { level, pointsIntoLevel, pointsOfLevel } = levelOf(points);
      expect(pointsForLevel(level) + pointsIntoLevel).toBe(points);
      expect(pointsIntoLevel).toBeLessThan(pointsOfLevel ?? Infinity);
    }),
  );
});

it('has achievements of every category and rarity, with unique names', () => {
  expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ACHIEVEMENTS.map(({ name }) => name)).size).toBe(ACHIEVEMENTS.length);
  expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
  expect(new Set(ACHIEVEMENTS.map(({ category }) => category))).toEqual(new Set(ACHIEVEMENT_CATEGORIES));
  expect(new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
});

it.each([
  ['UTC', '2026-03-10T23:59:59Z', '2026-03-10'],
  ['Asia/Tokyo', '2026-03-10T15:00:00Z', '2026-03-11'],
  ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
  ['Pacific/Kiritimati', '2026-03-10T10:00:00Z', '2026-03-11'],
  ['Nowhere/Land', '2026-03-10T12:00:00Z', '2026-03-10'],
])('in %s the day at %s is %s', (zone, at, day) => {
  expect(userDay(zone, Date.parse(at))).toBe(Date.parse(day) / 86_400_000);
});

const none = { reviews: 0, verified: 0, countedLength: 0, helped: 0, submissions: 0, alive: 0 };

it('scores the quality of contributions', () => {
  expect(qualityScore(none)).toBe(0);
  expect(qualityScore({ ...none, reviews: 1, verified: 1, countedLength: 300, helped: 1 })).toBe(100);
  expect(qualityScore({ ...none, reviews: 2, verified: 1, countedLength: 150 })).toBe(28);
  expect(qualityScore({ ...none, submissions: 4, alive: 3 })).toBe(75);
});
