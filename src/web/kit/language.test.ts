import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import { locale, speak } from './language.ts';
import { compact, percent, whole } from './number.ts';
import { defineTexts, loadTexts, plural } from './translate.ts';

afterEach(() => speak('en'));

function readIn<T>(language: InterfaceLanguage, read: () => T): T {
  speak(language);
  return read();
}

describe('texts', () => {
  const german = async () => ({ default: { hello: 'Hallo', count: (n: number) => `${n} Stück` } });
  const english = { hello: 'Hello', count: (n: number) => `${n} pieces` };

  it('are English until those of the language have arrived', async () => {
    const texts = defineTexts(english, { './texts.de.ts': german });
    expect(readIn('de', () => texts.hello)).toBe('Hello');
    await loadTexts('de');
    expect(readIn('de', () => [texts.hello, texts.count(2)])).toEqual(['Hallo', '2 Stück']);
    expect(readIn('en', () => [texts.hello, texts.count(2)])).toEqual(['Hello', '2 pieces']);
    expect(readIn('fr', () => texts.hello)).toBe('Hello');
  });

  it('take the form that the count needs', () => {
    const forms = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    const formsOf = (language: InterfaceLanguage, counts: number[]) =>
      readIn(language, () => counts.map((count) => plural(count, forms)));
    expect(formsOf('en', [0, 1, 2])).toEqual(['other', 'one', 'other']);
    expect(formsOf('fr', [0, 1, 2])).toEqual(['one', 'one', 'other']);
    expect(formsOf('ar', [1, 2, 3, 11])).toEqual(['one', 'two', 'few', 'many']);
    expect(formsOf('ja', [1, 2])).toEqual(['other', 'other']);
    expect(readIn('ar', () => plural(3, { other: 'other' }))).toBe('other');
  });
});

describe('numbers and ages', () => {
  it.each([
    ['en', '999.9K', '1,284'],
    ['de', '999.960', '1.284'],
    ['ja', '99.9万', '1,284'],
  ] as const)('%s', (language, short, long) => {
    expect(readIn(language, () => [compact(999_960), whole(1284)])).toEqual([short, long]);
  });

  it('have the sign of percent where the language has it', () => {
    const shares = () => [percent(19.94, 1), percent(5)];
    expect(readIn('en', shares)).toEqual(['19.9%', '5%']);
    expect(readIn('de', shares)).toEqual(['19,9\u00a0%', '5\u00a0%']);
    expect(readIn('ja', shares)).toEqual(['19.9%', '5%']);
  });

  it('have one set of digits', () => {
    expect(readIn('ar', () => new Intl.NumberFormat(locale()).format(12))).toBe('12');
  });
});

it('takes 6 kB of script at most, also as it is written', () => {
  const files = ['translate.ts', 'language.ts', '../../contract/interface-language.ts'];
  const bytes = files.map((file) => readFileSync(path.join(import.meta.dirname, file)).byteLength);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(6000);
});
