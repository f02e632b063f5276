import { afterEach, describe, expect, it, vi } from 'vitest';
import { compact, decimal, whole } from './number.ts';
import { speak } from './language.ts';

describe('compact', () => {
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
  ])('%d reads %s', (value, text) => {
    expect(compact(value)).toBe(text);
  });
});

describe('whole', () => {
  it.each([0, -1, 7, 812, 999, 1000, -1000, 48_231, 999_999, 1_284_000, -1_284_000, 9_007_199_254_740_991, 1234.5])(
    'separates thousands of %d as Intl does',
    (value) => {
      expect(whole(value)).toBe(new Intl.NumberFormat('en-US').format(value));
    },
  );

  it('of English needs no Intl, whose first format is slow', async () => {
    vi.resetModules(); // the formats made so far are kept
    const fresh = await import('./number.ts');
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect(fresh.whole(1_284_000)).toBe('1,284,000');
    expect(made).not.toHaveBeenCalled();
  });
});

describe('decimal', () => {
  afterEach(() => speak('en'));

  it('has one decimal, as the language writes it', () => {
    expect([decimal(4), decimal(4.46)]).toEqual(['4.0', '4.5']);
    speak('de');
    expect([decimal(4), decimal(4.46)]).toEqual(['4,0', '4,5']);
  });
});
