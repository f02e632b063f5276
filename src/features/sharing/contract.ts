import { z } from 'zod';
import { ApiError, endpoint, wholeNumber } from '#contract/endpoint.ts';
import { BADGE_STYLES, BADGES, EMBED_THEMES, FEEDS } from '#contract/share-urls.ts';

const Pixels = wholeNumber(1, 100_000);

export const Oembed = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.number().int().describe('Seconds.'),
    html: z.string().describe('An iframe with the server card; no scripts.'),
    width: z.number().int(),
    height: z.number().int(),
    thumbnail_url: z.string().optional().describe('The share image, if it fits maxwidth and maxheight.'),
    thumbnail_width: z.number().int().optional(),
    thumbnail_height: z.number().int().optional(),
  })
  .meta({ id: 'Oembed' });
export type Oembed = z.infer<typeof Oembed>;

export const getOembed = endpoint({
  method: 'GET',
  url: '/oembed',
  config: {
    access: 'visitor',
    needs: [],
    rate: null,
    cacheScope: 'public',
    otherType: { parameter: 'format', type: 'text/xml' },
  },
  schema: {
    summary: 'oEmbed: server card to embed in a page',
    description: 'oEmbed 1.0 (oembed.com). `format=xml` returns the same fields as XML.',
    tags: ['sharing'],
    querystring: z.object({
      url: z.string().max(2000).describe('URL of a server page on this site.'),
      format: z.string().max(20).optional().describe('`json` (default) or `xml`; anything else returns 501.'),
      maxwidth: Pixels.describe('In pixels.'),
      maxheight: Pixels.describe('In pixels.'),
    }),
    response: { 200: Oembed, 400: ApiError, 404: ApiError, 501: ApiError },
  },
});

// The remaining endpoints return files, not JSON: they are validated like every call but are not in the client.

const Slug = z.string().max(200);
const file = { tags: ['sharing'], hide: true, response: {} } as const;

export const getSharePicture = endpoint({
  method: 'GET',
  url: '/server/:slug/share.png',
  config: { access: 'visitor', needs: [], rate: 'sharePicture', cacheScope: 'public' },
  schema: { ...file, summary: 'Share image of a server', params: z.object({ slug: Slug }) },
});

export const getBadge = endpoint({
  method: 'GET',
  url: '/badge/:slug/:badge.svg',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    ...file,
    summary: 'SVG badge of a server',
    params: z.object({ slug: Slug, badge: z.enum(BADGES) }),
    querystring: z.object({ style: z.enum(BADGE_STYLES).default('flat') }),
  },
});

export const getEmbed = endpoint({
  method: 'GET',
  url: '/embed/:slug',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    ...file,
    summary: 'Server card for an iframe',
    params: z.object({ slug: Slug }),
    querystring: z.object({ theme: z.enum(EMBED_THEMES).default('auto') }),
  },
});

export const getFeed = endpoint({
  method: 'GET',
  url: '/feeds/:feed.atom',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { ...file, summary: 'Atom feed of servers', params: z.object({ feed: z.enum(FEEDS) }) },
});

export const getCategoryFeed = endpoint({
  method: 'GET',
  url: '/feeds/category/:category/:feed.atom',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    ...file,
    summary: 'Atom feed of servers in a category',
    params: z.object({ category: z.string().max(100), feed: z.enum(FEEDS) }),
  },
});

export const getTagFeed = endpoint({
  method: 'GET',
  url: '/feeds/tag/:tag/:feed.atom',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    ...file,
    summary: 'Atom feed of servers with a tag',
    params: z.object({ tag: z.string().max(100), feed: z.enum(FEEDS) }),
  },
});
