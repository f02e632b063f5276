// URLs for sharing a server, used by browser and server.

export const BADGES = ['members', 'online', 'rating'] as const;
export type BadgeName = (typeof BADGES)[number];

export const BADGE_STYLES = ['flat', 'arch'] as const;
export type BadgeStyle = (typeof BADGE_STYLES)[number];

export const FEEDS = ['new', 'trending'] as const;
export type FeedName = (typeof FEEDS)[number];

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Size of the embedded card in CSS pixels; a narrower one needs more lines. */
export const EMBED_SIZE = { width: 480, height: 204 } as const;
export const NARROW_EMBED = { below: 380, height: 256 } as const;
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

// `site` is the site's URL without a trailing slash.

export function serverUrl(site: string, slug: string): string {
  return `${site}/server/${encodeURIComponent(slug)}`;
}

export function pictureUrl(site: string, slug: string): string {
  return `${serverUrl(site, slug)}/share.png`;
}

export function badgeUrl(site: string, slug: string, badge: BadgeName, style: BadgeStyle): string {
  return `${site}/badge/${encodeURIComponent(slug)}/${badge}.svg${style === 'flat' ? '' : `?style=${style}`}`;
}

export function embedUrl(site: string, slug: string, theme: EmbedTheme = 'auto'): string {
  return `${site}/embed/${encodeURIComponent(slug)}${theme === 'auto' ? '' : `?theme=${theme}`}`;
}

export function oembedUrl(site: string, slug: string, format: 'json' | 'xml'): string {
  return `${site}/oembed?url=${encodeURIComponent(serverUrl(site, slug))}&format=${format}`;
}

/** What a feed is limited to; without one it covers all servers. */
export interface FeedSubject {
  kind: 'category' | 'tag';
  name: string;
  /** As in URLs. */
  slug: string;
}

/** @param name as spelled in CATEGORIES */
export function categorySubject(name: string): FeedSubject {
  return { kind: 'category', name, slug: name.toLowerCase() };
}

export function feedUrl(site: string, feed: FeedName, subject?: FeedSubject): string {
  const place = subject ? `${subject.kind}/${encodeURIComponent(subject.slug)}/` : '';
  return `${site}/feeds/${place}${feed}.atom`;
}

/** In English, like the feeds. */
export function feedTitle(feed: FeedName, subject?: FeedSubject): string {
  const which = feed === 'new' ? 'New' : 'Trending';
  if (subject?.kind === 'tag') return `${which} Discord servers tagged ${subject.name} · Duskrow`;
  return `${which} ${subject ? `${subject.name} ` : ''}Discord servers · Duskrow`;
}
