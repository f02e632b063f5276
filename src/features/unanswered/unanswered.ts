// Searches that found nothing, so that admins see which words users miss. They are counted in memory and written once a
// minute, without any data about the searchers; unwritten counts are lost when the process dies.
import { DAY_MS, isoTime, MINUTE_MS } from '#contract/time.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { questionId } from '#catalog/question.ts';
import { foldQuestion } from '#contract/fold.ts';
import type { Database, Queries } from '#db/open.ts';
import { AskedToday } from './asked-today.ts';
import type { UnansweredSearch } from './contract.ts';
import { addTimes, deleteBefore, deleteAllButLatest, unansweredRows } from './store.ts';

export const FLUSH_EVERY_MS = MINUTE_MS;
const MAX_STORED = 1000;
const RETENTION_MS = 90 * DAY_MS;

/** All but the signs of names and exclusions: `c++`, `d&d`, `co-op`, `-anime`, `-/anime`, `-"role play"`, `-(role play)`. */
const PUNCTUATION = /(?<![-–—])[^\p{L}\p{M}\p{N}\s+#%&$@'’"“”„«»()[\]–—-]/gu;
/** Between the words of an id, where the stored text has at most a `&`. */
const SEPARATORS = / [,.&] /g;
const HAS_WORDS = /[\p{L}\p{N}]/u;
/** No two users type the same longer question. */
const MAX_QUESTION_LENGTH = 80;

interface UnansweredDeps {
  db: Database;
  catalog: Catalog;
  /** Epoch ms. */
  now: () => number;
}

export interface Unanswered {
  /** Counts the search if it finds nothing. @param addressKey keyed hash of the client's address */
  record(search: string, addressKey: string): void;
  /** Writes the counts since the last flush. */
  flush(): Promise<void>;
}

export function createUnanswered({ db, catalog, now }: UnansweredDeps): Unanswered {
  const asked = new AskedToday();
  let counted = new Map<string, number>();
  const hasResults = (text: string): boolean => {
    const { total, partial } = catalog.find({ text, sort: 'relevance', offset: 0, limit: 0 });
    return total + partial > 0;
  };
  const add = (question: string, times: number): void => {
    if (counted.size < MAX_STORED || counted.has(question)) counted.set(question, (counted.get(question) ?? 0) + times);
  };
  return {
    record(search, addressKey) {
      const typed = plainText(search);
      if (!HAS_WORDS.test(typed) || typed.length > MAX_QUESTION_LENGTH) return;
      const id = questionId(search).replaceAll(SEPARATORS, ' ');
      const { times, text } = asked.count(id, typed, addressKey, now());
      // A search costs more than a count, so it runs only if the question counts.
      if (times > 0 && !hasResults(search)) add(text, times);
    },
    async flush() {
      if (counted.size === 0) return;
      const batch = counted;
      counted = new Map();
      try {
        await db.write(({ tx }) => persist(tx, batch, now()));
      } catch (error) {
        for (const [question, times] of batch) add(question, times);
        throw error;
      }
    },
  };
}

/** The search without case, accents and most punctuation, so that `Chess?` counts as `chess`. */
function plainText(search: string): string {
  return foldQuestion(search).replaceAll(PUNCTUATION, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Writes in a fixed order, so that two processes cannot deadlock. */
async function persist(tx: Queries, counted: ReadonlyMap<string, number>, at: number): Promise<void> {
  const questions = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
  await addTimes(
    tx,
    questions.map(([question, times]) => ({ question, times, last_at: at })),
  );
  await deleteAllButLatest(tx, MAX_STORED);
}

/** Deletes the searches that nobody has made for 90 days. */
export async function expireUnanswered(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => deleteBefore(tx, now - RETENTION_MS));
}

export async function unansweredSearches(db: Queries): Promise<UnansweredSearch[]> {
  const rows = await unansweredRows(db);
  return rows.map(({ question, times, last_at }) => ({
    search: question,
    times,
    lastAt: isoTime(last_at),
  }));
}
