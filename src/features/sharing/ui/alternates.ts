// What pages name for feed readers and for programs that show cards.
import {
  feedAddress,
  FEEDS,
  feedTitle,
  oembedAddress,
  pictureAddress,
  type FeedSubject,
} from '#contract/share-addresses.ts';
import type { Server } from '#features/listings/contract.ts';
import type { Alternate, Head } from '#web/page.ts';
import { isShared } from './share-choice.ts';

/** @param site without a slash at the end */
export function feedAlternates(site: string, subject?: FeedSubject): Alternate[] {
  return FEEDS.map((feed) => ({
    type: 'application/atom+xml',
    title: feedTitle(feed, subject),
    href: feedAddress(site, feed, subject),
  }));
}

/** Of a server's page: its own picture and card, where there are any. */
export function sharedHead(site: string, server: Server, alt: string): Pick<Head, 'image' | 'alternates'> {
  if (!isShared(server)) return {};
  const { slug, name } = server;
  const card = (format: 'json' | 'xml', type: string) => ({
    type,
    title: name,
    href: oembedAddress(site, slug, format),
  });
  return {
    image: { url: pictureAddress(site, slug), alt },
    alternates: [card('json', 'application/json+oembed'), card('xml', 'text/xml+oembed')],
  };
}
