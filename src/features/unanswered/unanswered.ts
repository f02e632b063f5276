// Searches that found nothing, so that an admin sees which words people miss. They are counted in memory and written once in
// a minute, without anybody who searched; what was not written is gone when the process dies.
import type { Catalog } from '#catalog/catalog.ts';
import { questionOf } from '#catalog/question.ts';
import type { Database, Queries } from '#db/open.ts';
import { AskedToday } from './asked-today.ts';
import type { UnansweredSearch } from './contract.ts';
import { addTimes, dropBefore, keepLast, unansweredRows } from './store.ts';

export const FLUSH_EVERY_MS = 60_000;
const MOST_KEPT = 1000;
const RETENTION_MS = 90 * 86_400_000;

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** What is longer nobody else types. */
const LONGEST_QUESTION = 80;

export interface UnansweredDeps {
  db: Database;
  catalog: Catalog;
  /** Epoch ms. */
  now: () => number;
}

export interface Unanswered {
  /** Counts a search that finds nothing, and ignores any other. @param addressKey keyed hash of the address that it came from */
  note(search: string, addressKey: string): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

export function createUnanswered({ db, catalog, now }: UnansweredDeps): Unanswered {
  const asked = new AskedToday();
  let counted = new Map<string, number>();
  const isFinding = (text: string): boolean => {
    const { total, partial } = catalog.find({ text, sort: 'relevance', offset: 0, limit: 0 });
    return total + partial > 0;
  };
  const add = (question: string, times: number): void => {
    if (counted.size < MOST_KEPT || counted.has(question)) counted.set(question, (counted.get(question) ?? 0) + times);
  };
  return {
    note(search, addressKey) {
      const question = questionOf(search)?.key ?? '';
      if (!HAS_WORDS.test(question) || question.length > LONGEST_QUESTION) return;
      const times = asked.count(question, addressKey, now());
      // Searching costs more than counting: what does not count is not looked at.
      if (times > 0 && !isFinding(search)) add(question, times);
    },
    async flush() {
      if (counted.size === 0) return;
      const writing = counted;
      counted = new Map();
      try {
        await db.write(({ tx }) => keep(tx, writing, now()));
      } catch (error) {
        for (const [question, times] of writing) add(question, times);
        throw error;
      }
    },
  };
}

/** In one order, so that two processes do not wait for each other. */
async function keep(tx: Queries, counted: ReadonlyMap<string, number>, at: number): Promise<void> {
  await dropBefore(tx, at - RETENTION_MS);
  const questions = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
  await addTimes(
    tx,
    questions.map(([question, times]) => ({ question, times, last_at: at })),
  );
  await keepLast(tx, MOST_KEPT);
}

export async function unansweredSearches(db: Queries): Promise<UnansweredSearch[]> {
  const rows = await unansweredRows(db);
  return rows.map(({ question, times, last_at }) => ({
    search: question,
    times,
    lastAt: new Date(last_at).toISOString(),
  }));
}
