// oEmbed (oembed.com, 1.0): other sites request it when a user pastes the URL of a server's page.
import type { Catalog } from '#catalog/catalog.ts';
import { EMBED_SIZE, NARROW_EMBED, PICTURE_SIZE, pictureUrl } from '#contract/share-urls.ts';
import { embedCode } from '#contract/share-code.ts';
import { AppError, serverNotFound } from '#http/errors.ts';
import type { Oembed } from './contract.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { serverOf, sharedServer } from './sharing.ts';

interface OembedRequest {
  url: string;
  maxWidth?: number;
  maxHeight?: number;
}

/** How long consumers can cache the response. */
const OEMBED_AGE_SECONDS = 3600;

const unknownFormat = (format: string): AppError =>
  new AppError(501, 'not_implemented', `oEmbed is available as json or xml, not as ${format}.`);

/** Throws 501 for other formats, as the oEmbed specification requires. */
export function oembedFormat(format = 'json'): 'json' | 'xml' {
  if (format === 'json' || format === 'xml') return format;
  throw unknownFormat(format);
}

/** Throws 404 unless the URL is that of a listed server's page on this site. */
export function oembedAnswer(catalog: Catalog, publicUrl: string, { url, maxWidth, maxHeight }: OembedRequest): Oembed {
  const name = nameOf(url, publicUrl);
  const server = name === undefined ? undefined : (serverOf(catalog, name) ?? sharedServer(catalog, name));
  if (!server) throw serverNotFound();
  const width = Math.min(EMBED_SIZE.width, maxWidth ?? Infinity);
  const height = Math.min(width < NARROW_EMBED.below ? NARROW_EMBED.height : EMBED_SIZE.height, maxHeight ?? Infinity);
  return {
    version: '1.0',
    type: 'rich',
    title: server.name,
    provider_name: 'Duskrow',
    provider_url: `${publicUrl}/`,
    cache_age: OEMBED_AGE_SECONDS,
    html: embedCode(publicUrl, server, { width, height }),
    width,
    height,
    ...thumbnail(pictureUrl(publicUrl, server.slug), maxWidth, maxHeight),
  };
}

/** The specification forbids a thumbnail that exceeds the requested size. */
function thumbnail(url: string, maxWidth = Infinity, maxHeight = Infinity): Partial<Oembed> {
  const { width, height } = PICTURE_SIZE;
  if (width > maxWidth || height > maxHeight) return {};
  return { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height };
}

/** The id or slug in the URL of a server's page; undefined for any other URL. */
function nameOf(url: string, publicUrl: string): string | undefined {
  const page = URL.parse(url);
  if (!page || page.origin !== new URL(publicUrl).origin) return undefined;
  return /^\/server\/([\w-]{1,200})\/?$/.exec(page.pathname)?.[1];
}

export function oembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
