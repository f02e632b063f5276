import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalTimeZone, userDay } from './user-day.ts';

afterEach(() => vi.restoreAllMocks());

/** Spelling number `i`: each bit decides the case of one letter. */
const spelling = (name: string, i: number): string =>
  [...name].map((letter, at) => ((i >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

describe('canonicalTimeZone', () => {
  it('returns one name regardless of case', () => {
    const names = Array.from({ length: 100 }, (_, i) => canonicalTimeZone(spelling('Europe/Berlin', i)));
    expect(new Set(names)).toEqual(new Set(['Europe/Berlin']));
  });

  it.each(['', 'Atlantis/Capital', '+05:30', '-1200', 'x'.repeat(65), 'Europe/Berlin\0'])('refuses %o', (name) => {
    expect(canonicalTimeZone(name)).toBeUndefined();
  });

  it('creates one format per zone, however many spellings are sent', () => {
    const created = vi.spyOn(Intl, 'DateTimeFormat');
    for (let i = 0; i < 1000; i++) canonicalTimeZone(spelling('Pacific/Auckland', i));
    expect(created).toHaveBeenCalledTimes(1);
  });
});

describe('userDay', () => {
  const at = Date.parse('2026-11-20T12:00:00Z');

  it('starts at midnight in the time zone', () => {
    expect(userDay('Pacific/Auckland', at) - userDay('America/New_York', at)).toBe(1);
    expect(userDay('pacific/auckland', at)).toBe(userDay('Pacific/Auckland', at));
  });

  it('falls back to UTC for an unknown zone', () => {
    expect([userDay(null, at), userDay('Atlantis/Capital', at)]).toEqual([20_777, 20_777]);
  });
});
