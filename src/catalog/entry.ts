// Entry: one listing that appears on lists, as passed to the catalog.
import type { FilteredListing, SortedListing } from '#contract/filters.ts';

/** Scores are computed by the caller. */
export interface CatalogEntry extends FilteredListing, SortedListing {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  /** Sum of the stars, for totals. */
  ratingSum: number;
  ratingCount: number;
  /** The card as JSON, sent unchanged in lists. */
  card: string;
}

/** The fields that a text is searched in. The language is found by its names. */
export type EntryTexts = Pick<CatalogEntry, 'name' | 'description' | 'categories' | 'tags' | 'language'>;

/** The stored fields of an entry. */
export type StoredEntry = Pick<
  CatalogEntry,
  'id' | 'slug' | 'card' | 'memberCount' | 'ratingScore' | 'rank' | 'createdAt'
> & {
  /** Changes with the card; letters and digits, the same in every process. */
  cardVersion: string;
};
