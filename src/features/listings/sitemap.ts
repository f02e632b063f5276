// Sitemap and robots.txt for search engines. Age-restricted, pending and expired listings are not in the catalog, so
// they are in neither.
import type { Catalog } from '#catalog/catalog.ts';
import { MIN_INDEXED } from '#contract/limits.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';

/** The protocol allows 50,000, but making a file of 40,000 would block the process for 60 ms. */
const SERVERS_PER_FILE = 2000;
const MAX_TAGS = 10_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param siteUrl without a trailing slash */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /random\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The list of sitemap files: one for fixed pages, one for tags, and as many as the servers need. */
export function sitemapIndex(catalog: Catalog, siteUrl: string): string {
  const tags = tagPaths(catalog) ? ['tags'] : [];
  const files = [
    'pages',
    ...tags,
    ...Array.from({ length: Math.ceil(catalog.size / SERVERS_PER_FILE) }, (_, i) => String(i + 1)),
  ];
  const items = files.map((name) => `<sitemap><loc>${siteUrl}/sitemap-${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${XMLNS}>${items.join('')}</sitemapindex>\n`;
}

/** One file: 'pages', 'tags' or the number of a part from 1; undefined when it does not exist. */
export function sitemapFile(catalog: Catalog, siteUrl: string, name: string): string | undefined {
  const paths = pathsOf(catalog, name);
  if (!paths) return undefined;
  const items = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${XMLNS}>${items.join('')}</urlset>\n`;
}

function pathsOf(catalog: Catalog, name: string): string[] | undefined {
  if (name === 'pages') return pagePaths(catalog);
  if (name === 'tags') return tagPaths(catalog);
  return /^[1-9]\d*$/.test(name) ? serverPaths(catalog, Number(name)) : undefined;
}

/** With fewer servers a tag's page adds nothing to theirs. Undefined without tags: a file needs at least one URL. */
function tagPaths(catalog: Catalog): string[] | undefined {
  const tags = catalog.tags.top(MAX_TAGS, MIN_INDEXED);
  return tags.length === 0 ? undefined : tags.map(({ slug }) => `/tag/${encodeURIComponent(slug)}`);
}

/** A test compares the fixed ones with the routes of the pages, which the server cannot import. */
function pagePaths(catalog: Catalog): string[] {
  const { languages } = catalog.facets({ sort: 'members', offset: 0, limit: 0 });
  const categories = CATEGORIES.filter(({ name }) => catalog.totals.get(name).servers > 0);
  return [
    '/',
    '/servers',
    '/categories',
    '/serververse',
    '/submit',
    '/ranking',
    '/privacy',
    '/terms',
    '/owners',
    '/tags',
    '/languages',
    '/data',
    '/api',
    ...categories.map(({ name }) => `/category/${name.toLowerCase()}`),
    ...languages.map(({ name: code }) => `/language/${code}`),
  ];
}

function serverPaths(catalog: Catalog, part: number): string[] | undefined {
  if ((part - 1) * SERVERS_PER_FILE >= catalog.size) return undefined;
  const found = catalog.find({ sort: 'newest', offset: (part - 1) * SERVERS_PER_FILE, limit: SERVERS_PER_FILE });
  return catalog.slugs(found).map((slug) => `/server/${slug}`);
}
