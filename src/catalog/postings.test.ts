import { expect, it } from 'vitest';
import { hasBit } from './bits.ts';
import { Postings } from './postings.ts';
import { Random } from './testing/random.ts';

const SLOTS = 12;

function listed(postings: Postings, slot: number, universe: number): number[] {
  const bits = new Uint32Array((universe + 31) >>> 5);
  postings.addTo(bits, slot);
  return Array.from({ length: universe }, (_, ordinal) => ordinal).filter((ordinal) => hasBit(bits, ordinal));
}

/** Slot n is held by about one ordinal in 2^n, so there are bitmaps, lists and single ones, and what moves between. */
it('holds what was added and not removed, however it is kept', () => {
  const random = new Random(1);
  const postings = new Postings();
  const model = Array.from({ length: SLOTS }, () => new Set<number>());
  let universe = 1024;
  postings.setUniverse(universe);
  for (let round = 0; round < 40; round++) {
    const isShrinking = round % 20 > 12;
    if (round % 15 === 14) postings.setUniverse((universe *= 2));
    for (let i = 0; i < 1_000; i++) {
      const slot = random.below(SLOTS);
      const ordinal = random.below(universe);
      const held = model[slot]!;
      if (held.has(ordinal)) {
        held.delete(ordinal);
        postings.remove(slot, ordinal);
      } else if (!isShrinking && random.chance(2 ** -slot * 4)) {
        held.add(ordinal);
        postings.add(slot, ordinal);
      }
    }
    if (isShrinking) {
      for (const [slot, held] of model.entries()) {
        for (const ordinal of held) {
          if (random.chance(0.5)) continue;
          held.delete(ordinal);
          postings.remove(slot, ordinal);
        }
      }
    }
    for (const [slot, held] of model.entries()) {
      const sorted = [...held].sort((a, b) => a - b);
      expect(postings.count(slot)).toBe(sorted.length);
      expect(listed(postings, slot, universe)).toEqual(sorted);
      expect(postings.bitmap(slot) ?? [...postings.list(slot)]).toEqual(postings.bitmap(slot) ?? sorted);
      for (let i = 0; i < 20; i++) {
        const ordinal = random.below(universe);
        expect(postings.has(slot, ordinal)).toBe(held.has(ordinal));
      }
    }
  }
  expect(postings.count(999)).toBe(0);
  expect(postings.has(999, 1)).toBe(false);
});

it('holds the same when it is filled at once, and goes on from there', () => {
  const random = new Random(2);
  const one = new Postings();
  const filled = new Postings();
  const universe = 3_000;
  const pairs: [slot: number, ordinal: number][] = [];
  for (let ordinal = 0; ordinal < universe; ordinal++) {
    for (let slot = 0; slot < SLOTS; slot++) if (random.chance(2 ** -slot)) pairs.push([slot, ordinal]);
  }
  for (const postings of [one, filled]) postings.setUniverse(universe);
  for (const [slot, ordinal] of pairs) one.add(slot, ordinal);
  filled.fill((visit) => pairs.forEach(([slot, ordinal]) => visit(slot, ordinal)));
  const expectSame = (): void => {
    for (let slot = 0; slot < SLOTS; slot++) {
      expect(filled.count(slot)).toBe(one.count(slot));
      expect(filled.bitmap(slot)).toEqual(one.bitmap(slot));
      expect(listed(filled, slot, universe)).toEqual(listed(one, slot, universe));
    }
  };
  expectSame();
  for (const [slot, ordinal] of pairs.filter(() => random.chance(0.7))) {
    for (const postings of [one, filled]) postings.remove(slot, ordinal);
  }
  expectSame();
});
