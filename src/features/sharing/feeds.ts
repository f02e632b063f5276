// Atom feeds (RFC 4287) of new and trending servers: all of them, or those of a category or tag.
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery } from '#catalog/query.ts';
import { categoryNamed } from '#contract/vocabulary.ts';
import {
  categorySubject,
  feedUrl,
  type FeedName,
  type FeedSubject,
  feedTitle,
  serverUrl,
} from '#contract/share-urls.ts';
import { countText, utcMinute } from '#contract/short-forms.ts';
import { categoryNotFound, tagNotFound } from '#http/errors.ts';
import type { Server } from '#features/listings/contract.ts';
import { escapeMarkup as escape } from '#contract/escape-markup.ts';
import { isoTime } from '#contract/time.ts';
import { serverOf } from './sharing.ts';

export interface FeedFilter {
  subject?: FeedSubject;
  among?: Pick<CatalogQuery, 'categories' | 'tags'>;
}

export interface FeedDeps {
  catalog: Catalog;
  /** Ids of the trending servers that match, strongest first. */
  trending: (limit: number, among?: FeedFilter['among']) => string[];
  publicUrl: string;
}

const SUBTITLES = {
  new: 'The latest that were listed, newest first.',
  trending: 'The servers that grew and were viewed most in the last 7 days.',
} as const;

const ENTRIES = 50;
/** The year in the ids (RFC 4151). Must never change: feed readers would show every entry as new. */
const MINTED = '2026';

/** Throws 404 for a category that is not in the table. */
export function categoryFilter(category: string): FeedFilter {
  const name = categoryNamed(category);
  if (!name) throw categoryNotFound();
  return { subject: categorySubject(name), among: { categories: [name] } };
}

/** Throws 404 for a tag that no listing has. */
export function tagFilter(catalog: Catalog, spelled: string): FeedFilter {
  const tag = catalog.tags.one(spelled);
  if (!tag) throw tagNotFound();
  return { subject: { kind: 'tag', name: tag.name, slug: tag.slug }, among: { tags: [tag.slug] } };
}

/** Returns XML. */
export function feedOf(deps: FeedDeps, feed: FeedName, filter: FeedFilter): string {
  return atom(deps.publicUrl, feed, filter, serversOf(deps, feed, filter));
}

function serversOf({ catalog, trending }: FeedDeps, feed: FeedName, { among }: FeedFilter): Server[] {
  const ids =
    feed === 'trending'
      ? trending(ENTRIES, among)
      : catalog.ids(catalog.find({ ...among, sort: 'newest', offset: 0, limit: ENTRIES }));
  return ids.map((id) => serverOf(catalog, id)).filter((server) => server !== undefined);
}

function atom(site: string, feed: FeedName, { subject }: FeedFilter, servers: Server[]): string {
  const updatedAt = Math.max(0, ...servers.map(({ createdAt }) => Date.parse(createdAt)));
  const self = feedUrl(site, feed, subject);
  const id = tagUri(site, `feed${new URL(self).pathname.slice('/feeds'.length, -'.atom'.length)}`);
  const page = subject ? `${site}/${subject.kind}/${encodeURIComponent(subject.slug)}` : `${site}/servers`;
  const title = feedTitle(feed, subject);
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escape(id)}</id><title>${escape(title)}</title><subtitle>${SUBTITLES[feed]}</subtitle>`,
    `<updated>${isoTime(updatedAt)}</updated><author><name>Duskrow</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escape(page)}"/><icon>${escape(site)}/mark.svg</icon>`,
    ...servers.map((server) => entry(site, server)),
    '</feed>\n',
  ].join('\n');
}

/** Counts change hourly and do not make an entry new, so its time is that of the listing. */
function entry(site: string, server: Server): string {
  const { id, slug, name, createdAt, categories } = server;
  return [
    `<entry><id>${escape(tagUri(site, `server/${id}`))}</id><title>${escape(name)}</title>`,
    `<link rel="alternate" type="text/html" href="${escape(serverUrl(site, slug))}"/>`,
    `<published>${createdAt}</published><updated>${createdAt}</updated>`,
    ...categories.map((category) => `<category term="${escape(category)}"/>`),
    `<summary>${escape(summary(server))}</summary></entry>`,
  ].join('');
}

function summary({ description, memberCount, onlineCount, lastSyncedAt }: Server): string {
  const age = lastSyncedAt ? ` As of ${utcMinute(lastSyncedAt)}.` : '';
  const counts = `Members: ${countText(memberCount)}. Online: ${countText(onlineCount)}.${age}`;
  return description ? `${description}\n${counts}` : counts;
}

/** The same in every feed, even if the entry's URL changes. */
function tagUri(site: string, specific: string): string {
  return `tag:${new URL(site).hostname},${MINTED}:${specific}`;
}
