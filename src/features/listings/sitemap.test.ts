import { expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { randomEntry } from '#catalog/testing/made-up.ts';
import { Random } from '#catalog/testing/random.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

const SITE = 'https://duskrow.example';

it('splits the servers into files of 2,000, and has each once', async () => {
  const catalog = new Catalog();
  const random = new Random(7);
  await catalog.load([Array.from({ length: 4001 }, (_, i) => randomEntry(random, `s_${i}`))]);
  expect(sitemapIndex(catalog, SITE)).toContain(`<loc>${SITE}/sitemap-3.xml</loc>`);
  expect(sitemapIndex(catalog, SITE)).not.toContain('/sitemap-4.xml');
  const urls = ['1', '2', '3'].map((part) => sitemapFile(catalog, SITE, part)!.match(/<loc>[^<]+/g)!);
  expect(urls.map(({ length }) => length)).toEqual([2000, 2000, 1]);
  expect(new Set(urls.flat()).size).toBe(4001);
  // Each file has one name.
  for (const name of ['4', '0', '01', '1e0', '0x1', '1.0', ' 1', '-1', '']) {
    expect(sitemapFile(catalog, SITE, name)).toBeUndefined();
  }
});
