import { expect, it } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { PostingList } from './posting-list.ts';
import { Random } from './testing/random.ts';

/** About one doc in 2^n has word n, which covers bitmaps, lists, and lists that turn into bitmaps. */
it('contains the docs that were added and not deleted, as a list or as a bitmap', () => {
  const random = new Random(1);
  const words = Array.from({ length: 12 }, () => ({ postings: new PostingList(), docs: new Set<number>() }));
  for (let round = 0; round < 40; round++) {
    const isShrinking = round % 20 > 12;
    const capacity = 1024 << Math.floor(round / 15);
    for (const [word, { postings, docs }] of words.entries()) {
      for (let i = 0; i < 300; i++) {
        const doc = random.below(capacity);
        if (docs.delete(doc)) postings.delete(doc);
        else if (!isShrinking && random.chance(2 ** -word * 4)) {
          docs.add(doc);
          postings.add(doc);
        }
      }
      for (const doc of isShrinking ? [...docs].filter(() => random.chance(0.5)) : []) {
        docs.delete(doc);
        postings.delete(doc);
      }
      const sorted = [...docs].sort((a, b) => a - b);
      const target = new Bitmap();
      postings.addTo(target);
      expect(postings.count).toBe(sorted.length);
      expect([...target.docs()]).toEqual(sorted);
      expect([...postings.docs()]).toEqual(sorted);
      expect(postings.countIn(target)).toBe(sorted.length);
      const some = Uint32Array.from({ length: 20 }, () => random.below(capacity)).sort();
      const bitmap = Bitmap.of(some);
      expect(postings.countIn(bitmap)).toBe(bitmap.docs().filter((doc) => docs.has(doc)).length);
    }
  }
});
