// HTML and Markdown to paste into other sites. Separate from the URLs, which every page loads.
import { escapeMarkup } from './escape-markup.ts';
import { badgeUrl, type BadgeName, type BadgeStyle, embedUrl, type EmbedTheme, serverUrl } from './share-urls.ts';

interface Frame {
  width: number;
  height: number;
  theme?: EmbedTheme;
}

/** Only allows the card's links to open in a new tab; it needs nothing else. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** HTML of the card in an iframe. */
export function embedCode(site: string, server: { slug: string; name: string }, frame: Frame): string {
  const { width, height, theme } = frame;
  const source = escapeMarkup(embedUrl(site, server.slug, theme));
  const title = escapeMarkup(`${server.name} on Duskrow`);
  return `<iframe src="${source}" width="${width}" height="${height}" title="${title}" sandbox="${FRAME_SANDBOX}" loading="lazy" style="border:0;border-radius:14px;max-width:100%"></iframe>`;
}

export function badgeMarkdown(site: string, slug: string, badge: BadgeName, style: BadgeStyle): string {
  return `[![${altText(badge)}](${badgeUrl(site, slug, badge, style)})](${serverUrl(site, slug)})`;
}

export function badgeHtml(site: string, slug: string, badge: BadgeName, style: BadgeStyle): string {
  const source = escapeMarkup(badgeUrl(site, slug, badge, style));
  return `<a href="${escapeMarkup(serverUrl(site, slug))}"><img src="${source}" alt="${altText(badge)}"></a>`;
}

/** Without the number: it changes, and the picture shows it. */
function altText(badge: BadgeName): string {
  return { members: 'Members on Duskrow', online: 'Online on Duskrow', rating: 'Rating on Duskrow' }[badge];
}
