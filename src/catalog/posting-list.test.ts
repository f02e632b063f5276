import { expect, it } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { PostingList } from './posting-list.ts';
import { docsOf, isIn } from './result-set.ts';
import { Random } from './testing/random.ts';

/** About one doc in 2^n has word n: so there are bitmaps, lists, and those that go from one to the other. */
it('holds what was added and not deleted, as a list or as a bitmap', () => {
  const random = new Random(1);
  const words = Array.from({ length: 12 }, () => ({ postings: new PostingList(32), docs: new Set<number>() }));
  const kinds = new Set<string>();
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
      expect([...docsOf(postings.result())]).toEqual(sorted);
      expect(postings.countIn(target)).toBe(sorted.length);
      kinds.add(postings.result().kind);
      const some = Array.from({ length: 20 }, () => random.below(capacity));
      expect(some.filter((doc) => isIn(postings.result(), doc))).toEqual(some.filter((doc) => docs.has(doc)));
    }
  }
  expect(kinds).toEqual(new Set(['bitmap', 'list']));
});
