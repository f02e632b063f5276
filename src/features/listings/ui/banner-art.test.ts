import { expect, it } from 'vitest';
import { bannerArt } from './banner-art.ts';

const ids = Array.from({ length: 200 }, (_, index) => `srv_${index}`);
const markupOf = (id: string) => JSON.stringify(bannerArt(id));

it('draws the same banner for the same id', () => {
  expect(markupOf('srv_7')).toBe(markupOf('srv_7'));
});

it('gives different communities different banners', () => {
  expect(new Set(ids.map(markupOf)).size).toBeGreaterThan(190);
});

it('is small, because a page contains eighteen of them', () => {
  const sizes = ids.map((id) => markupOf(id).length);
  expect(Math.max(...sizes)).toBeLessThan(2000);
  expect(sizes.reduce((sum, size) => sum + size, 0) / ids.length).toBeLessThan(1100);
});

it('draws paths of plain numbers', () => {
  for (const layer of ids.flatMap((id) => bannerArt(id).layers)) expect(layer.d).toMatch(/^[MLVHqtahvlz0-9. -]*$/);
});
