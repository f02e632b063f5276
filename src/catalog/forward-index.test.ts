import { expect, it } from 'vitest';
import { ForwardIndex } from './forward-index.ts';
import { Random } from './testing/random.ts';

it('returns the last list of every doc, also after its array was compacted', () => {
  const random = new Random(1);
  const index = new ForwardIndex();
  const model = new Map<number, number[]>();
  for (let i = 0; i < 5_000; i++) {
    const doc = random.below(300);
    const list = Array.from({ length: random.below(40) }, () => random.below(100));
    const before = new Set(model.get(doc));
    const after = new Set(list);
    const { lost, gained } = index.replace(doc, [...after]);
    expect(new Set(lost)).toEqual(before.difference(after));
    expect(new Set(gained)).toEqual(after.difference(before));
    if (lost.length + gained.length > 0) model.set(doc, [...after]);
  }
  for (const [doc, list] of model) {
    expect([...index.of(doc)]).toEqual(list);
  }
  expect([...index.of(1_000)]).toEqual([]);
});
