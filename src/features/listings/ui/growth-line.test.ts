import { expect, it } from 'vitest';
import { GROWTH_BOX, growthOf } from './growth-line.tsx';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const history = (...members: (number | null)[]) => ({
  points: members.map((memberCount, index) => ({ at: at(index + 1), memberCount, onlineCount: null })),
});

it('returns null without known counts of two days', () => {
  expect(growthOf(history())).toBeNull();
  expect(growthOf(history(null, 500, null))).toBeNull();
  const [morning, evening] = ['2026-11-24T06:00:00.000Z', '2026-11-24T20:00:00.000Z'];
  const counts = { memberCount: 10, onlineCount: null };
  expect(growthOf({ points: [morning, evening].map((time) => ({ at: time, ...counts })) })).toBeNull();
});

it('runs from the first known count to the last', () => {
  const growth = growthOf(history(null, 1000, 1200, 1500));
  expect(growth).toMatchObject({ first: { at: at(2), members: 1000 }, last: { at: at(4), members: 1500 } });
  expect(growth?.path).toMatch(/^M4 60L140 \d+(\.\d)?L276 4$/);
});

it('draws a calm server as a flat line, not as noise', () => {
  const heights = [...(growthOf(history(10_000, 10_010, 9990))?.path ?? '').matchAll(/ ([\d.]+)/g)].map(([, y]) =>
    Number(y),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(GROWTH_BOX.height * 0.06);
});

it('fits its box for a server with no members', () => {
  expect(growthOf(history(0, 0))?.path).toBe('M4 32L276 32');
});
