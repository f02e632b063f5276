import { afterEach, describe, expect, it } from 'vitest';
import { longAge, shortAge } from './age.ts';
import { speak } from './language.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const before = (ms: number) => new Date(now - ms).toISOString();

describe('ages', () => {
  afterEach(() => speak('en'));

  it.each([
    [-5000, 'just now', 'just now'],
    [59_999, 'just now', 'just now'],
    [60_000, '1m ago', '1 min ago'],
    [59 * 60_000, '59m ago', '59 min ago'],
    [3_600_000, '1h ago', '1 hour ago'],
    [23.9 * 3_600_000, '23h ago', '23 hours ago'],
    [2 * 86_400_000, '2d ago', '2 days ago'],
  ])('%d ms', (ms, short, long) => {
    expect(shortAge(before(ms), now)).toBe(short);
    expect(longAge(before(ms), now)).toBe(long);
  });

  it('says them in words in French too, whose narrow form is a number below zero', () => {
    speak('fr');
    expect(shortAge(before(48 * 60_000), now)).toBe('il y a 48\u00a0min');
  });
});
