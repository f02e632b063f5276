// Entry: one public listing as the index takes it, and what is derived of it here.
import { tagSlug } from './tag-slug.ts';

/**
 * What a listing is filtered and put in order by. Sort keys are worked out by the caller; in each a higher number comes
 * first.
 */
export interface EntryValues {
  id: string;
  slug: string;
  categories: readonly string[];
  /** Lower snake_case. */
  features: readonly string[];
  /** BCP 47. Listings are found by its first part: `pt-BR` is Portuguese. */
  language: string | null;
  region: string;
  /** 'Very Active' | 'Active' | 'Growing' | 'Casual' */
  activityLevel: string;
  /** null when it was never known: sorted last, in no size group. */
  memberCount: number | null;
  onlineCount: number | null;
  activityScore: number;
  ratingScore: number;
  /** Sum and number of the stars, for totals. */
  ratingSum: number;
  ratingCount: number;
  rank: number;
  isVerified: boolean;
  isPartnered: boolean;
  isCommunity: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface CatalogEntry extends EntryValues {
  name: string;
  description: string | null;
  tags: readonly string[];
  /** The card as JSON. Name, description, categories and tags stand in it as they do here. */
  card: string;
}

/** What is searched as text, and the tags. */
export type EntryTexts = Pick<CatalogEntry, 'name' | 'description' | 'categories' | 'tags'>;

/** What is read with a card: its JSON, and the texts that stand in it. */
export type EntryCard = EntryTexts & Pick<CatalogEntry, 'card'>;

/** The listings that a catalog was filled with, as they were then, to be read at once. */
export interface CardSource {
  cardOf(id: string): EntryCard;
  /** Called when every card was read. */
  close(): void;
}

/** What is kept of an entry and can be read back. */
export type StoredEntry = Pick<
  CatalogEntry,
  'id' | 'slug' | 'card' | 'memberCount' | 'onlineCount' | 'activityScore' | 'ratingScore' | 'rank' | 'createdAt'
> & {
  /** Changes whenever the card does; letters and digits, the same in every process. */
  cardMark: string;
};

export type Size = 'small' | 'medium' | 'large' | 'huge';

/** Sizes, smallest first, each with the fewest members that belong to it. */
export const SIZES: readonly { size: Size; fewest: number }[] = [
  { size: 'small', fewest: 0 },
  { size: 'medium', fewest: 100 },
  { size: 'large', fewest: 1_000 },
  { size: 'huge', fewest: 10_000 },
];

/** The size group of a member count; undefined when the count is unknown. */
export function sizeOf(memberCount: number | null): Size | undefined {
  return memberCount === null ? undefined : SIZES.findLast(({ fewest }) => memberCount >= fewest)?.size;
}

/** Written languages that are one for readers, and another name of one. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** The language of a BCP 47 tag, whatever its region or script: what listings are counted and found by. */
export function languageKey(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return SAME_LANGUAGE[language] ?? language;
}

/** The spelling in which a value of a filter is compared: case folded, and in features spaces are underscores. */
export function valueKey(group: string, value: string): string {
  if (group === 'tag') return tagSlug(value);
  if (group === 'language') return languageKey(value);
  const key = value.trim().toLowerCase();
  return group === 'feature' ? key.replaceAll(' ', '_') : key;
}
