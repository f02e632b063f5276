import { describe, expect, it } from 'vitest';
import { countAnd, countBits, listOfBits, popcount, setBit } from './bits.ts';
import { sortedByNumber } from './radix.ts';
import { Random } from './testing/random.ts';

const random = new Random(1);

function madeUpBits(words: number, density: number): Uint32Array {
  const bits = new Uint32Array(words);
  for (let i = 0; i < words * 32; i++) if (random.chance(density)) setBit(bits, i);
  return bits;
}

describe('bits', () => {
  it('counts the bits of a word', () => {
    for (const word of [0, 1, 0x8000_0000, 0xffff_ffff, 0x1234_5678]) {
      expect(popcount(word)).toBe([...word.toString(2)].filter((bit) => bit === '1').length);
    }
  });

  it.each([0, 1, 7, 8, 9, 64, 100])('counts what is in both of %i words', (words) => {
    for (const density of [0, 0.1, 0.9, 1]) {
      const a = madeUpBits(words, density);
      const b = madeUpBits(words, 0.8);
      const list = [...listOfBits(a, countBits(a))];
      expect(list).toHaveLength(countBits(a));
      expect(countAnd(a, b)).toBe(list.filter((bit) => ((b[bit >>> 5]! >>> (bit & 31)) & 1) === 1).length);
    }
  });
});

describe('sortedByNumber', () => {
  it('puts the highest first and keeps the order of equal numbers', () => {
    const some = [0, 1, -1, 1.5, 1e300, -1e300, 1e-300, -Infinity, Infinity, 2 ** 53, 255, 256];
    const column = Float64Array.from({ length: 500 }, () =>
      random.chance(0.5) ? random.pick(some) : random.next() - 0.5,
    );
    const ordinals = Uint32Array.from({ length: 500 }, (_, i) => (i * 7) % 500);
    const expected = [...ordinals].sort((a, b) => Number(column[a]! < column[b]!) - Number(column[a]! > column[b]!));
    expect([...sortedByNumber(ordinals, column)]).toEqual(expected);
  });
});
