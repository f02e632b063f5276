import { expect, it } from 'vitest';
import { Random } from './testing/random.ts';
import { WordTable } from './word-table.ts';

it('gives a word the number that was made for it, wherever it stands', () => {
  const random = new Random(1);
  const table = new WordTable();
  const model = new Map<string, number>();
  const letters = ['a', 'b', 'ß', 'ж', '語', '\ud83d'];
  for (let i = 0; i < 20_000; i++) {
    const word = Array.from({ length: random.below(7) }, () => random.pick(letters)).join('');
    const before = 'ab'.slice(random.below(3));
    const number = table.numberOf(`${before}${word}b`, before.length, before.length + word.length, () => {
      expect(model.has(word)).toBe(false);
      return 7 * model.size;
    });
    if (!model.has(word)) model.set(word, number);
    expect(number).toBe(model.get(word));
  }
  expect(new Set(model.values()).size).toBe(model.size);
});
