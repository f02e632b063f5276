import { expect, it, vi } from 'vitest';
import type { Server } from '#features/listings/contract.ts';
import type { Painter } from './painter.ts';
import { type Caller, createPictures } from './pictures.ts';

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

const anybody: Caller = { has: () => false, mayDraw: async () => undefined };
const ICON = Buffer.from('icon');

function start(options: { maxBytes?: number; hasIcon?: boolean } = {}) {
  let hasIcon = options.hasIcon ?? true;
  const draw = vi.fn<Painter['draw']>(async ({ input }) => Buffer.from(`${input.name} ${input.members}`));
  const pictures = createPictures({
    painter: { draw, close: () => undefined },
    icons: async () => (hasIcon ? ICON : undefined),
    publicUrl: 'https://duskrow.example',
    maxBytes: options.maxBytes,
  });
  return { pictures, draw, bringIcon: () => void (hasIcon = true) };
}

it('draws once for all who ask, and again only when what is drawn changed', async () => {
  const { pictures, draw } = start();
  const [first, joined] = await Promise.all([pictures.of(server, anybody), pictures.of(server, anybody)]);
  expect(joined).toEqual(first);
  const closeBy = { ...server, memberCount: 22_711, lastSyncedAt: '2026-11-21T10:00:00.000Z' };
  expect(await pictures.of(closeBy, anybody)).toEqual(first);
  expect(draw).toHaveBeenCalledTimes(1);
  const grown = await pictures.of({ ...server, memberCount: 22_800 }, anybody);
  expect(grown.tag).not.toBe(first.tag);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws nothing for who has the picture already, or may have no more', async () => {
  const { pictures, draw } = start();
  const { tag } = await pictures.of(server, anybody);
  draw.mockClear();
  const other = { ...server, name: 'Other' };
  const tagOfOther = (await start().pictures.of(other, anybody)).tag;
  expect(await pictures.of(other, { ...anybody, has: (one) => one === tagOfOther })).toEqual({
    tag: tagOfOther,
    png: undefined,
  });
  const refused = { ...anybody, mayDraw: () => Promise.reject(new Error('too many')) };
  await expect(pictures.of(other, refused)).rejects.toThrow('too many');
  expect((await pictures.of(server, refused)).tag).toBe(tag);
  expect(draw).not.toHaveBeenCalled();
});

it('shows the tile until there is an icon', async () => {
  const { pictures, draw, bringIcon } = start({ hasIcon: false });
  const tile = await pictures.of(server, anybody);
  bringIcon();
  const withIcon = await pictures.of(server, anybody);
  expect(withIcon.tag).not.toBe(tile.tag);
  expect(draw.mock.calls.map(([{ icon }]) => icon)).toEqual([undefined, ICON]);
});

it('lets pictures go when there is no room, and tries again after a failure', async () => {
  const { pictures, draw } = start({ maxBytes: 30 });
  draw.mockRejectedValueOnce(new Error('broken'));
  await expect(pictures.of(server, anybody)).rejects.toThrow('broken');
  await pictures.of(server, anybody);
  await pictures.of({ ...server, name: 'Another name' }, anybody);
  await pictures.of(server, anybody);
  expect(draw).toHaveBeenCalledTimes(4);
});
