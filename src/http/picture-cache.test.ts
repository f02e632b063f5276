import { expect, it, vi } from 'vitest';
import type { FetchPicture } from '#discord/picture-fetch.ts';
import { createPictureCache } from './picture-cache.ts';

const ICON = Buffer.from('png');

it('fetches a picture once for concurrent requests, and never again after a success', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => ICON);
  const icons = createPictureCache(fetchPicture, () => 0);
  await Promise.all([icons('a'), icons('a')]);
  expect(await icons('a')).toBe(ICON);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
});

it('retries a missing picture after ten minutes, not earlier', async () => {
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
