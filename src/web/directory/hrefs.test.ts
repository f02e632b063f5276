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
])('%s is at %s', (tag, href) => expect(tagHref(tag)).toBe(href));

it('leads to the tag, however it is spelled', () => {
  const random = new Random(5);
  const letters = [...'abÀÉñßЖ日本ไกี𝓐İ09', ...' -_+#&./\'’%"🎮\t'];
  for (let i = 0; i < 3000; i++) {
    const tag = Array.from({ length: random.below(20) }, () => random.pick(letters)).join('');
    expect(tagSlug(decodeURIComponent(tagHref(tag).slice('/tag/'.length)))).toBe(tagSlug(tag));
  }
});

it('the address of a category is lower case and encoded', () => {
  expect(categoryHref('Gaming')).toBe('/category/gaming');
  expect(categoryHref('Arts & Crafts')).toBe('/category/arts%20%26%20crafts');
});
