import { describe, expect, it } from 'vitest';
import { languageKey, tagSlug } from './spelling.ts';
import { Random } from '#catalog/testing/random.ts';

it.each(['constructor', 'fr'])('leaves the language %s as it is', (tag) => expect(languageKey(tag)).toBe(tag));

describe('the slug of a tag', () => {
  it.each([
    ['Machine Learning', 'machine-learning'],
    ['  machine_learning  ', 'machine-learning'],
    ['𝓜𝓲𝓷𝓮𝓬𝓻𝓪𝓯𝓽', 'minecraft'],
    ['Café', 'cafe'],
    ['C++', 'cpp'],
    ['C#', 'csharp'],
    ['#art', 'art'],
    ['lgbtq+', 'lgbtq'],
    ['D&D', 'd-d'],
    ["rock'n'roll", 'rocknroll'],
    ['node.js', 'node-js'],
    ['日本語', '日本語'],
    ['ไทย', 'ไทย'],
    ['🎮 Gaming', 'gaming'],
    ['🎮', ''],
    ['--', ''],
  ])('of %s is %s', (tag, slug) => expect(tagSlug(tag)).toBe(slug));

  it('is idempotent and does not depend on normalization or separators', () => {
    const random = new Random(11);
    const letters = [...'abcÀÉñßøЖё日本ไทยกี마クÅ𝓐Ⓑ09', ...' -_+#&./\'’"🎮★'];
    for (let i = 0; i < 5000; i++) {
      const tag = Array.from({ length: random.below(30) }, () => random.pick(letters)).join('');
      const slug = tagSlug(tag);
      expect(tagSlug(slug)).toBe(slug);
      expect(tagSlug(` ${tag} `)).toBe(slug);
      expect(tagSlug(tag.replaceAll(' ', '-'))).toBe(slug);
      expect(tagSlug(tag.normalize('NFD'))).toBe(slug);
      expect(slug).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*)?$/u);
    }
  });
});
