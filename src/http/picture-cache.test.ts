import { expect, it, vi } from 'vitest';
import type { FetchPicture } from '#discord/picture-fetch.ts';
import { createPictureCache } from './picture-cache.ts';

const ICON = Buffer.from('png');

it('asks once for what many want at once, and never again for what came', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => ICON);
  const icons = createPictureCache(fetchPicture, () => 0);
  await Promise.all([icons('a'), icons('a')]);
  expect(await icons('a')).toBe(ICON);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
});

it('asks again for what did not come, but not before ten minutes', async () => {
  let now = 0;
  const fetchPicture = vi.fn<FetchPicture>(async () => undefined);
  const icons = createPictureCache(fetchPicture, () => now);
  await icons('a');
  now = 599_999;
  await icons('a');
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  now = 600_000;
  await icons('a');
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});
