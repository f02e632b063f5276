import { afterEach, describe, expect, it } from 'vitest';
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

it('whole separates thousands', () => expect(whole(1_284_000)).toBe('1,284,000'));

describe('decimal', () => {
  afterEach(() => speak('en'));

  it('has one decimal, as the language writes it', () => {
    expect([decimal(4), decimal(4.46)]).toEqual(['4.0', '4.5']);
    speak('de');
    expect([decimal(4), decimal(4.46)]).toEqual(['4,0', '4,5']);
  });
});
