// Search words that led to a server's page. A word is stored only if it occurs in the server's own texts: nothing that
// visitors typed about themselves or others is ever stored.
import { dayNumber } from '#contract/time.ts';
import { fold, UNSPACED_AND_KOREAN } from '#contract/fold.ts';
import type { Database, Queries } from '#db/open.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { addSearchWords, dropDaysBefore } from './store.ts';

/** Days that owners see, and the retention of the data. The last one is today. */
const DAYS = 90;

export function firstDay(now: number): number {
  return dayNumber(now) - DAYS + 1;
}

const MAX_WORDS = 5;
const MIN_LENGTH = 2;
const MAX_LENGTH = 40;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
/** In these scripts any part of a text counts as a word. */
const UNSPACED = new RegExp(`[${UNSPACED_AND_KOREAN}]`, 'u');

/** Search words that start a word of the text, or occur in it if unspaced; folded and sorted. */
export function wordsInText(search: string, text: string): string[] {
  const folded = fold(text);
  const own = folded.match(WORDS) ?? [];
  const asked = (fold(search).match(WORDS) ?? []).filter(
    (word) =>
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      (UNSPACED.test(word) ? folded.includes(word) : own.some((one) => one.startsWith(word))),
  );
  return [...new Set(asked)].slice(0, MAX_WORDS).toSorted();
}

/** Counts the search words that led to a visit; call it once per visit. */
export async function recordSearch(tx: Queries, listing: ListingRow, search: string, at: number): Promise<void> {
  const { name, description, categories, tags } = listing;
  const texts = [name, description ?? '', ...(JSON.parse(categories) as string[]), ...(JSON.parse(tags) as string[])];
  await addSearchWords(tx, listing.id, dayNumber(at), wordsInText(search, texts.join(' ')));
}

/** Deletes views, join clicks and search words that owners no longer see. */
export async function expireDays(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropDaysBefore(tx, firstDay(now)));
}
