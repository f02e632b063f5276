// The CDN: generated pictures under Discord's paths, sent as PNG regardless of the extension (browsers use the content
// type), and animated icons as SVG. A hash that no guild or user has is a 404, as on the real CDN after a picture was
// changed.

import type { Answer } from './answers.ts';
import { drawBadge } from './pictures/badge.ts';
import { drawBanner } from './pictures/banner.ts';
import { drawEmblem } from './pictures/emblem.ts';
import { drawFace } from './pictures/face.ts';
import { rasterOf } from './pictures/raster.ts';
import type { Guild } from './guild.ts';
import type { Exchange } from './routes.ts';
import { sampleUsers } from './sample-users.ts';
import { hashText } from './random.ts';

const PICTURE = /^\/([a-z-]+)\/(\d+)\/((?:a_)?[0-9a-f]{32})\.(png|jpg|jpeg|webp|gif)$/;
const DEFAULT_AVATAR = /^\/embed\/avatars\/([0-5])\.png$/;
const LONG_CACHE = 'public, max-age=31536000, immutable';
const DEFAULT_SIZE = 128;

interface Wanted {
  size: number;
  isAnimated: boolean;
}

type Draw = (guild: Guild, hash: string, wanted: Wanted) => string | null;

const guildPictures: Record<string, Draw> = {
  icons: (guild, hash, { size, isAnimated }) =>
    hash === guild.icon ? drawEmblem(guild.emblem, guild.seed, size, isAnimated) : null,
  banners: (guild, hash, { size }) => (hash === guild.banner ? drawBanner(guild.seed, 'banner', size) : null),
  splashes: (guild, hash, { size }) => (hash === guild.splash ? drawBanner(guild.seed, 'splash', size) : null),
  'discovery-splashes': (guild, hash, { size }) =>
    hash === guild.discoverySplash ? drawBanner(guild.seed, 'discovery', size) : null,
  'guild-tag-badges': (guild, hash, { size }) =>
    guild.tag?.badgeHash === hash ? drawBadge(guild.tag.badge, guild.tag.colors, size) : null,
};

export async function answerCdn(exchange: Pick<Exchange, 'path' | 'query' | 'state'>): Promise<Answer> {
  const { path, query, state } = exchange;
  const face = DEFAULT_AVATAR.exec(path);
  if (face) return await still(drawFace(hashText(`face ${face[1]}`), DEFAULT_SIZE));
  const [, kind = '', id = '', hash = '', extension] = PICTURE.exec(path) ?? [];
  const wanted = readRecommendationFilter(query, hash, extension);
  if (typeof wanted === 'string') return plain(400, wanted);
  if (extension === 'gif' && !hash.startsWith('a_')) return plain(415, 'Unsupported Media Type');
  const svg =
    kind === 'avatars' ? avatar(id, hash, wanted.size) : guildPicture(state.world.guildById(id), kind, hash, wanted);
  if (svg === null) return plain(404, 'Not Found');
  return wanted.isAnimated && kind === 'icons' ? picture('image/svg+xml', svg) : await still(svg);
}

function guildPicture(guild: Guild | undefined, kind: string, hash: string, wanted: Wanted): string | null {
  const draw = guildPictures[kind === 'clan-badges' ? 'guild-tag-badges' : kind];
  return guild && draw ? draw(guild, hash, wanted) : null;
}

function avatar(userId: string, hash: string, size: number): string | null {
  const user = sampleUsers.find(({ id }) => id === userId);
  return user?.avatar === hash ? drawFace(hashText(userId), size) : null;
}

/** `size` must be a power of two from 16 to 4096. Only `a_` hashes are animated, and only on request. */
function readRecommendationFilter(
  query: URLSearchParams,
  hash: string,
  extension: string | undefined,
): Wanted | string {
  const size = Number(query.get('size') ?? DEFAULT_SIZE);
  if (!Number.isInteger(Math.log2(size)) || size < 16 || size > 4096) return 'Invalid resource size';
  return { size, isAnimated: hash.startsWith('a_') && (extension === 'gif' || query.get('animated') === 'true') };
}

async function still(svg: string): Promise<Answer> {
  return picture('image/png', await rasterOf(svg));
}

function picture(type: string, body: string | Buffer): Answer {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': LONG_CACHE,
      'access-control-allow-origin': '*',
      // A picture is inert even when opened as a page.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    },
    body,
  };
}

function plain(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' }, body };
}
