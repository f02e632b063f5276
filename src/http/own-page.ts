// Whether a call comes from a page of this site. Programs can fake this, so it is used for a switch, not for access.
import type { FastifyRequest } from 'fastify';

/** Contains this process's key in the in-process calls of a page that is being rendered. */
export const PAGE_KEY_HEADER = 'x-duskrow-page';

/** @param ownOrigin the site's; @param pageKey this process's */
export function isOwnPage({ headers, protocol }: FastifyRequest, ownOrigin: string, pageKey: string): boolean {
  if (headers[PAGE_KEY_HEADER] === pageKey) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers without Sec-Fetch-Site send a Referer.
  const { referer = '', host } = headers;
  return referer.startsWith(`${ownOrigin}/`) || referer.startsWith(`${protocol}://${host}/`);
}
