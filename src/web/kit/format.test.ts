import { describe, expect, it, vi } from 'vitest';
import { formatOf } from './format.ts';

const english = formatOf({ locale: 'en' });

it.each([
  [0, '0'],
  [812, '812'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1.2K'],
  [48_231, '48.2K'],
  [999_960, '999.9K'],
  [1_000_000, '1M'],
  [3_149_000, '3.1M'],
])('formats %d compactly as %s', (value, text) => {
  expect(english.compact(value)).toBe(text);
});

describe('whole numbers in English', () => {
  it.each([0, -1, 7, 812, 999, 1000, -1000, 48_231, 999_999, 1_284_000, -1_284_000, 9_007_199_254_740_991, 1234.5])(
    'separate thousands of %d as Intl does',
    (value) => {
      expect(english.whole(value)).toBe(new Intl.NumberFormat('en-US').format(value));
    },
  );

  it('need no Intl, whose first format is slow', async () => {
    vi.resetModules(); // formats are cached
    const fresh = await import('./format.ts');
    const numberFormat = vi.spyOn(Intl, 'NumberFormat');
    expect(fresh.formatOf({ locale: 'en' }).whole(1_284_000)).toBe('1,284,000');
    expect(numberFormat).not.toHaveBeenCalled();
  });
});

it.each([
  ['en', '999.9K', '1,284', '4.5', '19.9%'],
  ['de', '999.960', '1.284', '4,5', '19,9\u00a0%'],
  ['pt-BR', '999,9\u00a0mil', '1.284', '4,5', '19,9%'],
  ['ja', '99.9万', '1,284', '4.5', '19.9%'],
  ['ar', '999.9\u00a0ألف', '1,284', '4.5', '19.9\u200e%\u200e'],
])('%s has its own compact form, separators and percent sign, with Latin digits', (locale, short, long, one, share) => {
  const { compact, whole, decimal, percent } = formatOf({ locale });
  expect([compact(999_960), whole(1284), decimal(4.46), percent(19.94, 1)]).toEqual([short, long, one, share]);
});

// Their compact forms start at larger numbers; the other languages have a word or a letter from 1000 on.
it.each(['de', 'ja'])('%s groups a number that its compact form leaves whole as usual', (locale) => {
  const { compact, whole } = formatOf({ locale });
  for (const count of [812, 1201, 6854, 9999]) expect(compact(count)).toBe(whole(count));
});
