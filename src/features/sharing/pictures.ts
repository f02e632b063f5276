// Share pictures of servers: drawn on demand, cached while there is room, and drawn once for concurrent callers.
import { LRUCache } from 'lru-cache';
import { asPng } from '#discord/cdn.ts';
import type { Server } from '#features/listings/contract.ts';
import { shareRun } from '#src/in-flight.ts';
import type { PictureCache } from '#http/picture-cache.ts';
import type { Painter } from './painter.ts';
import { pictureInput, pictureKey } from './picture-input.ts';
import type { DrawingJob } from './picture-process.ts';

interface Picture {
  /** ETag: the same for the same picture. */
  etag: string;
  /** Undefined if the caller has it already. */
  png: Buffer | undefined;
}

export interface PictureCaller {
  network: string;
  /** Whether the caller has the picture with this ETag. */
  has(etag: string): boolean;
  /** Throws if the caller has reached its limit of drawings. Called at most once, before anything is fetched. */
  mayDraw(): Promise<void>;
}

interface PicturesDeps {
  painter: Painter;
  /** Must return soon, with or without an icon. */
  icons: PictureCache;
  publicUrl: string;
  maxBytes?: number;
}

interface Pictures {
  /** Throws 503 when the drawing queue is full or the drawing takes too long, and rethrows errors of `mayDraw`. */
  get(server: Server, caller: PictureCaller): Promise<Picture>;
}

const ICON_SIZE = 256;
const MAX_BYTES = 32 * 1024 * 1024;

export function createPictures({ painter, icons, publicUrl, maxBytes = MAX_BYTES }: PicturesDeps): Pictures {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (etag: string, job: DrawingJob, { network }: PictureCaller): Promise<Buffer> => {
    const png = await painter.draw(job, network);
    cache.set(etag, png);
    return png;
  };
  const fromCache = (etag: string, caller: PictureCaller): Picture | undefined => {
    if (caller.has(etag)) return { etag, png: undefined };
    const png = cache.get(etag);
    return png && { etag, png };
  };
  return {
    async get(server, caller) {
      const input = pictureInput(server, publicUrl);
      const iconUrl = server.iconUrl && asPng(server.iconUrl, ICON_SIZE);
      const withIcon = fromCache(pictureKey(input, iconUrl), caller);
      if (withIcon) return withIcon;
      let allowed: Promise<void> | undefined;
      const mayDraw = () => (allowed ??= caller.mayDraw());
      const icon = iconUrl ? await icons(iconUrl, mayDraw) : undefined;
      const etag = pictureKey(input, icon ? iconUrl : null);
      const again = fromCache(etag, caller);
      if (again) return again;
      if (!drawing.has(etag)) await mayDraw();
      return { etag, png: await shareRun(drawing, etag, () => draw(etag, { input, icon }, caller)) };
    },
  };
}
