import { expect, it, vi } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import type { Painter } from './painter.ts';
import { type PictureCaller, createPictures } from './pictures.ts';

const server = {
  id: 's_1',
  name: 'Kanji Before Coffee',
  memberCount: 22_710,
  onlineCount: 4890,
  averageRating: 4.7,
  totalReviews: 265,
  lastSyncedAt: '2026-11-21T09:00:00.000Z',
  iconUrl: 'https://cdn.example/icons/1/a.webp?size=128',
  categories: ['Art'],
} as Partial<Server> as Server;

const caller: PictureCaller = { network: '192.0.2.1', has: () => false, mayDraw: async () => undefined };
const ICON = Buffer.from('icon');

function start(options: { maxBytes?: number; hasIcon?: boolean } = {}) {
  let hasIcon = options.hasIcon ?? true;
  const draw = vi.fn<Painter['draw']>(async ({ input }) => Buffer.from(`${input.name} ${input.members}`));
  const fetchIcon = vi.fn<() => Promise<Buffer | undefined>>(async () => (hasIcon ? ICON : undefined));
  const pictures = createPictures({
    painter: { draw, close: () => undefined },
    icons: async (_url, mayFetch) => {
      await mayFetch?.();
      return await fetchIcon();
    },
    publicUrl: 'https://duskrow.example',
    maxBytes: options.maxBytes,
  });
  return { pictures, draw, fetchIcon, addIcon: () => void (hasIcon = true) };
}

it('draws once for concurrent callers, and again only when visible content has changed', async () => {
  const { pictures, draw } = start();
  const [first, joined] = await Promise.all([pictures.get(server, caller), pictures.get(server, caller)]);
  expect(joined).toEqual(first);
  const closeBy = { ...server, memberCount: 22_711, lastSyncedAt: '2026-11-21T10:00:00.000Z' };
  expect(await pictures.get(closeBy, caller)).toEqual(first);
  expect(draw).toHaveBeenCalledTimes(1);
  const grown = await pictures.get({ ...server, memberCount: 22_800 }, caller);
  expect(grown.etag).not.toBe(first.etag);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws nothing for a caller that has the picture, and fetches nothing for one that has reached the limit', async () => {
  const { pictures, draw, fetchIcon } = start();
  const { etag } = await pictures.get(server, caller);
  draw.mockClear();
  const other = { ...server, name: 'Other' };
  const tagOfOther = (await start().pictures.get(other, caller)).etag;
  expect(await pictures.get(other, { ...caller, has: (one) => one === tagOfOther })).toEqual({
    etag: tagOfOther,
    png: undefined,
  });
  fetchIcon.mockClear();
  const refused = { ...caller, mayDraw: () => Promise.reject(new Error('too many')) };
  await expect(pictures.get(other, refused)).rejects.toThrow('too many');
  expect((await pictures.get(server, refused)).etag).toBe(etag);
  expect(fetchIcon).not.toHaveBeenCalled();
  expect(draw).not.toHaveBeenCalled();
});

it('counts a picture once toward the limit, whether its icon is fetched or missing', async () => {
  const mayDraw = vi.fn<PictureCaller['mayDraw']>(async () => undefined);
  await start().pictures.get(server, { ...caller, mayDraw });
  await start().pictures.get({ ...server, iconUrl: null }, { ...caller, mayDraw });
  expect(mayDraw).toHaveBeenCalledTimes(2);
});

it('shows the tile until an icon is available', async () => {
  const { pictures, draw, addIcon } = start({ hasIcon: false });
  const tile = await pictures.get(server, caller);
  addIcon();
  const withIcon = await pictures.get(server, caller);
  expect(withIcon.etag).not.toBe(tile.etag);
  expect(draw.mock.calls.map(([{ icon }]) => icon)).toEqual([undefined, ICON]);
});

it('evicts pictures when the cache is full, and retries after a failure', async () => {
  const { pictures, draw } = start({ maxBytes: 30 });
  draw.mockRejectedValueOnce(new Error('broken'));
  await expect(pictures.get(server, caller)).rejects.toThrow('broken');
  await pictures.get(server, caller);
  await pictures.get({ ...server, name: 'Another name' }, caller);
  await pictures.get(server, caller);
  expect(draw).toHaveBeenCalledTimes(4);
});
