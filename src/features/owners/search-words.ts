// Which words of a search led to a server's page. A word is kept only when it stands in the server's own texts: nothing
// that a visitor typed about themselves or anybody else is ever stored.
import { fold } from '#contract/fold.ts';
import type { Database, Queries } from '#db/open.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { addSearchWords, dropDaysBefore } from './store.ts';

export const DAY_MS = 86_400_000;
/** Days that owners are shown, and for which anything is kept. */
export const DAYS = 90;

const MOST_WORDS = 5;
const SHORTEST = 2;
const LONGEST = 40;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts without spaces between words: a part of a run is a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;

/** The words of a search that stand in the text, or begin a word of it; folded, in the order of the alphabet. */
export function wordsInText(search: string, text: string): string[] {
  const folded = fold(text);
  const own = folded.match(WORDS) ?? [];
  const asked = (fold(search).match(WORDS) ?? []).filter(
    (word) =>
      word.length >= SHORTEST &&
      word.length <= LONGEST &&
      (UNSPACED.test(word) ? folded.includes(word) : own.some((one) => one.startsWith(word))),
  );
  return [...new Set(asked)].slice(0, MOST_WORDS).toSorted();
}

/** Counts the words of the search that led to a visit; call it once a visit. */
export async function recordSearch(tx: Queries, listing: ListingRow, search: string, at: number): Promise<void> {
  const { name, description, categories, tags } = listing;
  const texts = [name, description ?? '', ...(JSON.parse(categories) as string[]), ...(JSON.parse(tags) as string[])];
  await addSearchWords(tx, listing.id, Math.floor(at / DAY_MS), wordsInText(search, texts.join(' ')));
}

/** Views, join clicks and search words of listings are kept for as long as owners see them. */
export async function forgetOldDays(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => dropDaysBefore(tx, Math.floor(now / DAY_MS) - DAYS));
}
