// URLs that cover the states of each page: lists with and without filters, a second page, no results.
import type { ValidatedSite } from './site.ts';

/** Other paths are requested as written. Names in capitals are placeholders for slugs. */
const URLS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/?category=Gaming&page=2'],
  '/servers': ['/servers', '/servers?category=Art&sort=name&page=2', '/servers?search=nothing%20of%20that%20name'],
  '/server/:identifier': ['/server/SERVER', '/server/HOSTILE', '/server/BARE', '/server/GONE', '/server/nobody'],
  '/server/:identifier/manage': ['/server/SERVER/manage'],
  '/server/:identifier/share': ['/server/SERVER/share', '/server/HOSTILE/share'],
  '/category/:categoryName': ['/category/gaming', '/category/gaming?page=2', '/category/sports', '/category/knitting'],
  '/compare': ['/compare', '/compare?s=SERVER&s=HOSTILE&s=BARE&s=nobody', '/compare?s=SERVER&add=a'],
  '/tag/:tag': ['/tag/pixel-art', '/tag/nothing'],
  '/language/:code': ['/language/de', '/language/xx'],
};
/** Pages that are not in the route table. */
const OTHERS = ['/nowhere', '/embed/SERVER', '/embed/HOSTILE', '/embed/BARE?theme=dark', '/embed/nobody'];

/** A path with parameters fails until it has an entry above. */
export function pageUrls({ routes, slugs }: ValidatedSite): string[] {
  return [...routes.flatMap((path) => URLS[path] ?? [path]), ...OTHERS].map((url) => filled(url, slugs));
}

/** The first URL of each path. */
export function plainPageUrls({ routes, slugs }: ValidatedSite): string[] {
  return routes.map((path) => filled(URLS[path]?.[0] ?? path, slugs));
}

function filled(url: string, slugs: ValidatedSite['slugs']): string {
  return url.replace(/\b[A-Z]{4,}\b/g, (name) => slugs[name as keyof typeof slugs]);
}
