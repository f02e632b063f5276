// Entry: one public listing as the index takes it.
import type { FilteredListing, SortedListing } from '#contract/filters.ts';

/** Scores are worked out by the caller. */
export interface CatalogEntry extends FilteredListing, SortedListing {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  memberCount: number | null;
  /** Sum and number of the stars, for totals. */
  ratingSum: number;
  ratingCount: number;
  /** The card as JSON: what lists send. */
  card: string;
}

/** What a text is searched in. The language is found by its names. */
export type EntryTexts = Pick<CatalogEntry, 'name' | 'description' | 'categories' | 'tags' | 'language'>;

/** What is kept of an entry and can be read back. */
export type StoredEntry = Pick<
  CatalogEntry,
  'id' | 'slug' | 'card' | 'memberCount' | 'onlineCount' | 'activityScore' | 'ratingScore' | 'rank' | 'createdAt'
> & {
  /** Changes whenever the card does; letters and digits, the same in every process. */
  cardVersion: string;
};
