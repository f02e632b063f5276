// Whether a call comes from a page of this site. Programs can pretend to; the question is for a switch, not for rights.
import type { FastifyRequest } from 'fastify';

/** Calls that a page makes in-process while it is rendered bring this process's key in it. */
export const PAGE_KEY_HEADER = 'x-duskrow-page';

/** @param ownOrigin of the site; @param pageKey of this process */
export function isOwnPage({ headers, protocol }: FastifyRequest, ownOrigin: string, pageKey: string): boolean {
  if (headers[PAGE_KEY_HEADER] === pageKey) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers that do not say so name the page.
  const { referer = '', host } = headers;
  return referer.startsWith(`${ownOrigin}/`) || referer.startsWith(`${protocol}://${host}/`);
}
