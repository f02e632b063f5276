import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Cards } from './cards.ts';

it('returns the last stored cards after any sequence of writes and removals', () => {
  const step = fc.record({
    ordinal: fc.nat(20),
    // Lengths around the edges of a unit, and far longer ones.
    card: fc.option(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 40_000 }).map((n) => 'é'.repeat(n)),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cards = new Cards();
      const model = new Map<number, string>();
      for (const { ordinal, card } of steps) {
        if (card === null) {
          if (model.delete(ordinal)) cards.remove(ordinal);
          continue;
        }
        expect(cards.set(ordinal, 'id', card)).toBe(model.get(ordinal) !== card);
        model.set(ordinal, card);
      }
      const ordinals = [...model.keys()];
      expect(ordinals.map((ordinal) => cards.textOf(ordinal))).toEqual([...model.values()]);
      expect(cards.joined(ordinals, 'ü[', ']').toString()).toBe(`ü[${[...model.values()].join(',')}]`);
    }),
    { numRuns: 200 },
  );
});

it('stores cards on several pages and rejects one that is larger than a page', () => {
  const cards = new Cards();
  const card = 'x'.repeat(1_500_000);
  for (let ordinal = 0; ordinal < 9; ordinal++) cards.set(ordinal, 'id', card + String(ordinal));
  for (let ordinal = 0; ordinal < 9; ordinal++) expect(cards.textOf(ordinal)).toBe(card + String(ordinal));
  expect(() => cards.set(0, 'id', 'x'.repeat(5_000_000))).toThrow(RangeError);
});

it('stores many cards', () => {
  const cards = new Cards();
  for (let ordinal = 0; ordinal < 1000; ordinal++) cards.set(ordinal, 'id', `card ${ordinal}`);
  for (let ordinal = 0; ordinal < 1000; ordinal++) expect(cards.textOf(ordinal)).toBe(`card ${ordinal}`);
});
