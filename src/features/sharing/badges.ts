// Badges: a count of a server as a small SVG for other websites. An unknown count is shown as 'unknown'.
import type { BadgeName, BadgeStyle } from '#contract/share-urls.ts';
import { reviewsText, shortCount, utcMinute } from '#contract/short-forms.ts';
import type { Server } from '#features/listings/contract.ts';
import { textWidth } from './badge-text.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';

interface Words {
  label: string;
  value: string;
  /** Fill behind the value; white text on it has a contrast of at least 4.5:1. */
  fill: string;
  title: string;
}

const FILLS = { members: '#0e5f7a', online: '#036d3d', rating: '#8d5406', unknown: '#4f666e' } as const;

/** Returns SVG. */
export function badgeOf(server: Server, badge: BadgeName, style: BadgeStyle): string {
  return drawBadge(wordsOf(server, badge), style);
}

/** The badge for a URL without a listed server, so that an embedding page shows why there is no number. */
export function missingBadge(badge: BadgeName, style: BadgeStyle): string {
  return drawBadge({ label: badge, value: 'not listed', fill: FILLS.unknown, title: 'Not listed on Duskrow' }, style);
}

function wordsOf(server: Server, badge: BadgeName): Words {
  if (badge === 'rating') return ratingWords(server);
  const count = badge === 'members' ? server.memberCount : server.onlineCount;
  const subject = `${server.name}, ${badge}`;
  if (count === null) return { label: badge, value: 'unknown', fill: FILLS.unknown, title: `${subject}: unknown` };
  const source = `approximate, from the invite${server.lastSyncedAt ? `, ${utcMinute(server.lastSyncedAt)}` : ''}`;
  return { label: badge, value: shortCount(count), fill: FILLS[badge], title: `${subject}: ${count} (${source})` };
}

function ratingWords({ name, averageRating, totalReviews }: Server): Words {
  const subject = `${name}, rating on Duskrow`;
  const label = 'rating';
  if (totalReviews === 0)
    return { label, value: 'no reviews', fill: FILLS.unknown, title: `${subject}: no reviews yet` };
  const value = `${averageRating.toFixed(1)}/5 (${shortCount(totalReviews)})`;
  return {
    label,
    value,
    fill: FILLS.rating,
    title: `${subject}: ${averageRating.toFixed(1)} of 5, ${reviewsText(totalReviews)}`,
  };
}

function drawBadge(words: Words, style: BadgeStyle): string {
  return style === 'flat' ? flat(words) : arch(words);
}

const FONT = 'font-family="Verdana,DejaVu Sans,Geneva,sans-serif"';

function text(words: string, x: number, y: number, size: number, fill: string): string {
  const width = textWidth(words, size);
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(words)}</text>`;
}

function frame({ title }: Words, width: number, height: number, content: string): string {
  const name = escapeMarkup(title);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">`;
  return `${open}<title>${name}</title>${content}</svg>\n`;
}

/** Two boxes, 20 pixels high like common badges. */
function flat(words: Words): string {
  const { label, value, fill } = words;
  const left = Math.ceil(textWidth(label, 11)) + 12;
  const width = left + Math.ceil(textWidth(value, 11)) + 12;
  const boxes = `<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3a5560"/><rect x="${left}" width="${width - left}" height="20" fill="${fill}"/></g>`;
  const texts = `<g ${FONT}>${text(label, 6, 14, 11, '#fff')}${text(value, left + 6, 14, 11, '#fff')}</g>`;
  return frame(words, width, 20, boxes + texts);
}

/** The site's lit window, 32 pixels high: a large value with its label to the right. */
function arch(words: Words): string {
  const { label, value } = words;
  const start = 40;
  const valueWidth = Math.ceil(textWidth(value, 14));
  const width = start + valueWidth + 7 + Math.ceil(textWidth(label, 11)) + 12;
  const ground = `<rect x=".5" y=".5" width="${width - 1}" height="31" rx="8" fill="#0b232b" stroke="#67828d"/>`;
  const panes =
    '<path fill="#4e93a8" d="M9 25v-7.5a3 3 0 0 1 6 0V25zM24.5 25V14.5a3 3 0 0 1 6 0V25z"/><path fill="#ffc25f" d="M16.5 25V10.5a3.5 3.5 0 0 1 7 0V25z"/>';
  const texts = `<g ${FONT}>${text(value, start, 21, 14, '#f3f0e9')}${text(label, start + valueWidth + 7, 21, 11, '#b1c1c5')}</g>`;
  return frame(words, width, 32, ground + panes + texts);
}
