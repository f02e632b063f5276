import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { hidesReview, reportWeight, totalWeight, WEIGHT_TO_HIDE } from './report-weight.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
/** An id that the platform issued this long ago. */
const idOf = (ageMs: number) => String(BigInt(NOW - ageMs - 1_420_070_400_000) << 22n);

it.each([
  ['an older account', { discordId: idOf(31 * DAY_MS), isManager: false }, 2],
  ['an account of 30 days', { discordId: idOf(30 * DAY_MS), isManager: false }, 2],
  ['a younger account', { discordId: idOf(30 * DAY_MS - 1000), isManager: false }, 1],
  ['a visitor', { discordId: null, isManager: false }, 1],
  ['a manager of the server', { discordId: idOf(900 * DAY_MS), isManager: true }, 0],
])('%s weighs %j', (_who, reporter, halves) => expect(reportWeight(reporter, NOW)).toBe(halves));

it.each([
  ['three older accounts', 6, 0, true],
  ['five halves', 5, 0, false],
  ['three older accounts with one review hidden', 6, 1, true],
  ['many older accounts with two reviews hidden', 40, 2, false],
])('%s hide a review: %i halves, %i hidden: %s', (_case, weight, hidden, hides) => {
  expect(hidesReview(weight, hidden)).toBe(hides);
});

it('reports of visitors alone never weigh enough', () => {
  expect(totalWeight({ accounts: 0, visitors: 1000 })).toBeLessThan(WEIGHT_TO_HIDE);
  expect(totalWeight({ accounts: 2, visitors: 4 })).toBe(WEIGHT_TO_HIDE);
});
