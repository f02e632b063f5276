// The metadata of a page: written into the HTML on the server, updated by the browser on navigation. React moves <title>
// and <meta> into the head only where it renders the whole document, and here it renders what is inside <body>.
import { escapeMarkup } from '#contract/escape-markup.ts';
import { PICTURE_SIZE } from '#contract/share-urls.ts';
import type { Head } from './page.ts';
import type { SiteInfo } from '#contract/rendering.ts';

const SITE_NAME = 'Duskrow';
/** The text in public/share.png. */
const SITE_PICTURE = 'Duskrow: find the server with its lights on.';

/** The full title; the home page's own title already contains the site name. */
export function fullTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

interface Place {
  path: string;
  site: SiteInfo;
}

/** HTML for <head>. */
export function writeHead(head: Head, { path, site }: Place): string {
  const url = site.publicUrl + (head.canonical ?? path);
  const title = fullTitle(head.title);
  const image = head.image ?? { url: `${site.publicUrl}/share.png`, alt: SITE_PICTURE };
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', head.description),
    // Not both: with an indexable page as its canonical, that page could be dropped as well.
    head.robots ? named('robots', head.robots) : `<link rel="canonical" href="${escapeMarkup(url)}">`,
    property('og:site_name', SITE_NAME),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    ...(head.alternates ?? []).map(
      ({ type, title: name, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeMarkup(name)}" href="${escapeMarkup(href)}">`,
    ),
    ...structured(head.jsonLd),
  ];
  return tags.join('');
}

function structured(jsonLd: Head['jsonLd']): string[] {
  if (!jsonLd) return [];
  const text = JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${text}</script>`];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`;

/** After a navigation: updates the title, the feeds and what search engines and share menus read. */
export function applyHead(head: Head, { path, site }: Place): void {
  document.title = fullTitle(head.title);
  setTag('meta[name=description]', 'meta', { name: 'description' }, 'content', head.description);
  setTag('link[rel=canonical]', 'link', { rel: 'canonical' }, 'href', site.publicUrl + (head.canonical ?? path));
  if (head.robots) setTag('meta[name=robots]', 'meta', { name: 'robots' }, 'content', head.robots);
  else document.head.querySelector('meta[name=robots]')?.remove();
  for (const link of document.head.querySelectorAll('link[rel=alternate][title]')) link.remove();
  for (const alternate of head.alternates ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate }));
  }
}

function setTag(selector: string, tag: string, fixed: Record<string, string>, attribute: string, value: string): void {
  let element = document.head.querySelector(selector);
  if (!element) {
    element = document.head.appendChild(document.createElement(tag));
    for (const [name, text] of Object.entries(fixed)) element.setAttribute(name, text);
  }
  element.setAttribute(attribute, value);
}
