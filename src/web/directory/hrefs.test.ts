import { expect, it } from 'vitest';
import { tagSlug } from '#contract/spelling.ts';
import { Random } from '#catalog/testing/random.ts';
import { categoryHref, tagHref } from './hrefs.ts';

it.each([
  ['Machine Learning', '/tag/machine-learning'],
  ['chess', '/tag/chess'],
  ['日本語', `/tag/${encodeURIComponent('日本語')}`],
  ['c#', '/tag/c%23'],
  ['a/b', '/tag/a%2Fb'],
])('links the tag %s to %s', (tag, href) => expect(tagHref(tag)).toBe(href));

it('links to the same tag, however it is spelled', () => {
  const random = new Random(5);
  const letters = [...'abÀÉñßЖ日本ไกี𝓐İ09', ...' -_+#&./\'’%"🎮\t'];
  for (let i = 0; i < 3000; i++) {
    const tag = Array.from({ length: random.below(20) }, () => random.pick(letters)).join('');
    expect(tagSlug(decodeURIComponent(tagHref(tag).slice('/tag/'.length)))).toBe(tagSlug(tag));
  }
});

it('lowercases and encodes the URL of a category', () => {
  expect(categoryHref('Gaming')).toBe('/category/gaming');
  expect(categoryHref('Arts & Crafts')).toBe('/category/arts%20%26%20crafts');
});
