// Alternate links in a page's head, for feed readers and for programs that show cards.
import { feedUrl, FEEDS, feedTitle, oembedUrl, pictureUrl, type FeedSubject } from '#contract/share-urls.ts';
import type { Server } from '#features/listings/contract.ts';
import type { Alternate, Head } from '#web/page.ts';
import { isShared } from './share-choice.ts';

/** @param site without a trailing slash */
export function feedAlternates(site: string, subject?: FeedSubject): Alternate[] {
  return FEEDS.map((feed) => ({
    type: 'application/atom+xml',
    title: feedTitle(feed, subject),
    href: feedUrl(site, feed, subject),
  }));
}

/** The head of a server's page: its picture and card if the server is listed. */
export function sharedHead(site: string, server: Server, alt: string): Pick<Head, 'image' | 'alternates'> {
  if (!isShared(server)) return {};
  const { slug, name } = server;
  const card = (format: 'json' | 'xml', type: string) => ({
    type,
    title: name,
    href: oembedUrl(site, slug, format),
  });
  return {
    image: { url: pictureUrl(site, slug), alt },
    alternates: [card('json', 'application/json+oembed'), card('xml', 'text/xml+oembed')],
  };
}
