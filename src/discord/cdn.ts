// URLs of Discord's pictures, built from stored hashes. Pure: nothing is fetched.
// URLs do not expire, but a hash is dead once its picture changes: a 404 means "draw the fallback tile".
// A malformed hash or id returns null, so that no stored text can alter a URL.
import { SNOWFLAKE } from '#contract/snowflake.ts';

const HASH = /^(?:a_)?[0-9a-f]{32}$/;

/** Edge length in pixels; Discord scales to powers of two only. */
type PictureSize = 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096;

interface CoverHashes {
  bannerHash: string | null;
  discoverySplashHash: string | null;
  splashHash: string | null;
}

export interface Cdn {
  icon(guildId: string, hash: string | null): string | null;
  /** The first that exists of banner, discovery splash and splash. */
  cover(guildId: string, hashes: CoverHashes): string | null;
  avatar(userId: string, hash: string | null): string | null;
}

/** Whether `hash` is a Discord picture hash: 32 hex digits, prefixed with `a_` when animated. */
export function isPictureHash(hash: string): boolean {
  return HASH.test(hash);
}

/** The same picture as a still PNG, for programs that cannot read WebP. */
export function asPng(url: string, size: PictureSize): string {
  return url.replace(/\.webp\?.*$/, `.png?size=${size}`);
}

/** @param cdnUrl base URL, with or without a trailing slash */
export function createCdn(cdnUrl: string): Cdn {
  const base = cdnUrl.replace(/\/+$/, '');

  const picture = (folder: string, canAnimate: boolean, size: PictureSize) => {
    return (id: string, hash: string | null): string | null => {
      if (hash === null || !HASH.test(hash) || !SNOWFLAKE.test(id)) return null;
      // WebP for animations too: Discord's GIF conversion fails for those uploaded as WebP or AVIF.
      const animated = canAnimate && hash.startsWith('a_') ? 'animated=true&' : '';
      return `${base}/${folder}/${id}/${hash}.webp?${animated}size=${size}`;
    };
  };

  const banner = picture('banners', true, 1024);
  const splash = picture('splashes', false, 1024);
  const discoverySplash = picture('discovery-splashes', false, 1024);
  return {
    icon: picture('icons', true, 128),
    cover: (guildId, hashes) =>
      banner(guildId, hashes.bannerHash) ??
      discoverySplash(guildId, hashes.discoverySplashHash) ??
      splash(guildId, hashes.splashHash),
    avatar: picture('avatars', true, 128),
  };
}
