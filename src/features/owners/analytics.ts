// Visit analytics for owners: daily counts, nothing about individual visitors.
import { DAY_MS, dayNumber, isoTime } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import type { ListingRow } from '#features/listings/store.ts';
import type { ServerAnalytics } from './contract.ts';
import { firstDay } from './search-words.ts';
import { daysOf, searchWordsOf } from './store.ts';

/** Words with fewer visits are not shown. */
const MIN_VISITS = 3;
const MAX_WORDS = 50;

type Word = ServerAnalytics['words'][number];

type Listing = Pick<ListingRow, 'id' | 'created_at'>;

export async function analyticsOf(db: Database, { id, created_at }: Listing, now: number): Promise<ServerAnalytics> {
  const first = Math.max(firstDay(now), dayNumber(created_at));
  const [counts, words] = await Promise.all([daysOf(db.kysely, id, first), searchWordsOf(db.kysely, id, first)]);
  const byDay = new Map(counts.map((row) => [row.day, row]));
  const days = Array.from({ length: dayNumber(now) - first + 1 }, (_, i) => {
    const { views = 0, joins = 0 } = byDay.get(first + i) ?? {};
    return { day: isoTime((first + i) * DAY_MS), views, joins };
  });
  return { days, words: frequentWords(words) };
}

function frequentWords(rows: readonly { day: number; word: string; visits: number }[]): Word[] {
  const words = new Map<string, Word>();
  for (const { day, word, visits } of rows.toSorted((a, b) => a.day - b.day)) {
    const entry = words.get(word) ?? { word, visits: 0, days: [] };
    entry.visits += visits;
    entry.days.push({ day: isoTime(day * DAY_MS), visits });
    words.set(word, entry);
  }
  return [...words.values()]
    .filter(({ visits }) => visits >= MIN_VISITS)
    .toSorted((a, b) => b.visits - a.visits || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_WORDS);
}
