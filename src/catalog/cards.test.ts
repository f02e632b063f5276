import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Cards } from './cards.ts';

it('returns the last stored cards after any sequence of writes and removals', () => {
  const step = fc.record({
    doc: fc.nat(20),
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
      for (const { doc, card } of steps) {
        if (card === null) {
          if (model.delete(doc)) cards.remove(doc);
          continue;
        }
        expect(cards.set(doc, 'id', card)).toBe(model.get(doc) !== card);
        model.set(doc, card);
      }
      const ordinals = [...model.keys()];
      expect(ordinals.map((doc) => cards.textOf(doc))).toEqual([...model.values()]);
      expect(cards.joined(ordinals, 'ü[', ']').toString()).toBe(`ü[${[...model.values()].join(',')}]`);
    }),
    { numRuns: 200 },
  );
});

it('stores cards in several chunks and rejects one that is larger than a chunk', () => {
  const cards = new Cards();
  const card = 'x'.repeat(1_500_000);
  for (let doc = 0; doc < 9; doc++) cards.set(doc, 'id', card + String(doc));
  for (let doc = 0; doc < 9; doc++) expect(cards.textOf(doc)).toBe(card + String(doc));
  expect(() => cards.set(0, 'id', 'x'.repeat(5_000_000))).toThrow(RangeError);
});

it('stores many cards', () => {
  const cards = new Cards();
  for (let doc = 0; doc < 1000; doc++) cards.set(doc, 'id', `card ${doc}`);
  for (let doc = 0; doc < 1000; doc++) expect(cards.textOf(doc)).toBe(`card ${doc}`);
});
