// The embedded card: a whole page without scripts, to be framed by other websites. Its content security policy allows
// only its inline style, by hash, and icons, so nothing else can run or load.
import { createHash } from 'node:crypto';
import { type EmbedTheme, serverUrl } from '#contract/share-urls.ts';
import { countText, percentText, reviewsText, utcMinute } from '#contract/short-forms.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { Server } from '#features/listings/contract.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { litWindows, onlinePercent, shareText, WINDOWS } from '#web/directory/online-share.ts';
import { hueOf } from '#web/kit/stable-random.ts';
import { EMBED_STYLE } from './embed-style.ts';
import { escapeMarkup as escape } from '#contract/escape-markup.ts';

interface EmbedPage {
  html: string;
  /** Content security policy. */
  policy: string;
}

const SHOWN_CATEGORIES = 2;

/** @param cdnUrl the source of icons */
export function embedPage(server: Server, theme: EmbedTheme, publicUrl: string, cdnUrl: string): EmbedPage {
  const pageUrl = escape(serverUrl(publicUrl, server.slug));
  const body = `<main>${iconOf(server)}<div class="text"><h1><a href="${pageUrl}" target="_blank" rel="noopener"><bdi>${escape(server.name)}</bdi></a></h1><div class="more">${counts(server)}${meter(server)}${description(server)}</div>${foot(server, publicUrl)}</div></main>`;
  return page(`${server.name} on Duskrow`, theme, body, hueStyle(server), cdnUrl);
}

/** The page for a frame whose server is not listed or no longer listed. */
export function missingEmbed(theme: EmbedTheme, publicUrl: string, cdnUrl: string): EmbedPage {
  const link = `<a href="${escape(publicUrl)}/" target="_blank" rel="noopener">Find others on Duskrow</a>`;
  const body = `<main><div class="text"><h1>This server is not listed</h1><p>${link}</p></div></main>`;
  return page('Not listed on Duskrow', theme, body, '', cdnUrl);
}

function page(title: string, theme: EmbedTheme, body: string, extraStyle: string, cdnUrl: string): EmbedPage {
  const style = EMBED_STYLE + extraStyle;
  const html = `<!doctype html><html lang="en" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/mark.svg"><title>${escape(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`;
  return { html, policy: policyOf(style, cdnUrl) };
}

function policyOf(style: string, cdnUrl: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `img-src 'self' ${new URL(cdnUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

function hueStyle({ id }: Server): string {
  return `.icon{background:hsl(${hueOf(id)} 42% 32%)}`;
}

/** The initials are behind the picture, visible if it does not load. */
function iconOf({ name, iconUrl }: Server): string {
  const picture = iconUrl
    ? `<img src="${escape(iconUrl.replace('animated=true&', ''))}" alt="" width="64" height="64">`
    : '';
  return `<div class="icon" aria-hidden="true">${escape(initialsOf(name))}${picture}</div>`;
}

function description({ description: text }: Server): string {
  return text ? `<p class="about" dir="auto">${escape(text)}</p>` : '';
}

function counts({ memberCount, onlineCount, averageRating, totalReviews, categories }: Server): string {
  const items = [
    `<b>${countText(memberCount)}</b> ${memberCount === 1 ? 'member' : 'members'}`,
    `<b>${countText(onlineCount)}</b> online`,
    totalReviews === 0 ? 'No reviews yet' : `<b>★ ${averageRating.toFixed(1)}</b> of 5, ${reviewsText(totalReviews)}`,
    ...CATEGORIES.filter(({ name }) => categories.includes(name))
      .slice(0, SHOWN_CATEGORIES)
      .map(({ name }) => `<span class="category">${escape(name)}</span>`),
  ];
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function meter({ memberCount, onlineCount }: Server): string {
  const percent = onlinePercent(memberCount, onlineCount);
  if (percent === null) return '';
  const lit = litWindows(percent);
  const panes = Array.from({ length: WINDOWS }, (_, index) => `<i${index < lit ? ' class="lit"' : ''}></i>`).join('');
  return `<p class="meter"><span aria-hidden="true">${panes}</span>${escape(shareText(percent, percentText))} of members online</p>`;
}

function foot({ lastSyncedAt, inviteState }: Server, publicUrl: string): string {
  const problem = inviteState === 'live' ? '' : 'Invite not working · ';
  const age = lastSyncedAt
    ? `Counts of <time datetime="${escape(lastSyncedAt)}">${utcMinute(lastSyncedAt)}</time>`
    : 'Not synced yet';
  return `<p class="foot"><span>${problem}${age}</span> <a href="${escape(publicUrl)}/" target="_blank" rel="noopener">Duskrow</a></p>`;
}
