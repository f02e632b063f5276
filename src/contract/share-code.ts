// HTML and Markdown to paste into other sites. Separate from the addresses, which every page loads.
import { escapeMarkup } from './escape-markup.ts';
import {
  badgeAddress,
  type BadgeName,
  type BadgeStyle,
  EMBED_SIZE,
  embedAddress,
  type EmbedTheme,
  serverAddress,
} from './share-addresses.ts';

interface Frame {
  width: number;
  height: number;
  theme?: EmbedTheme;
}

/** The card's links open in a tab of their own; nothing else is allowed, and nothing else is in it. */
export const FRAME_MAY = 'allow-popups allow-popups-to-escape-sandbox';

/** HTML of the card in a frame. */
export function embedCode(site: string, server: { slug: string; name: string }, frame: Frame = EMBED_SIZE): string {
  const { width, height, theme } = frame;
  const source = escapeMarkup(embedAddress(site, server.slug, theme));
  const title = escapeMarkup(`${server.name} on Duskrow`);
  return `<iframe src="${source}" width="${width}" height="${height}" title="${title}" sandbox="${FRAME_MAY}" loading="lazy" style="border:0;border-radius:14px"></iframe>`;
}

export function badgeMarkdown(site: string, slug: string, badge: BadgeName, style: BadgeStyle): string {
  return `[![${badgeWords(badge)}](${badgeAddress(site, slug, badge, style)})](${serverAddress(site, slug)})`;
}

export function badgeHtml(site: string, slug: string, badge: BadgeName, style: BadgeStyle): string {
  const source = escapeMarkup(badgeAddress(site, slug, badge, style));
  return `<a href="${escapeMarkup(serverAddress(site, slug))}"><img src="${source}" alt="${badgeWords(badge)}"></a>`;
}

/** Without the number, which changes: a page that shows the picture has it in there. */
function badgeWords(badge: BadgeName): string {
  return { members: 'Members on Duskrow', online: 'Online on Duskrow', rating: 'Rating on Duskrow' }[badge];
}
