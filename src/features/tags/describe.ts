// Reading listings' texts for tags and language, right after they were written: whoever changes a text marks the listing
// as due, and one process of the installation reads what is due, a batch in a transaction. The same way brings tags to
// listings that are older than the rules; a stop in between loses nothing.
import type { Catalog } from '#catalog/catalog.ts';
import type { Lease } from '#db/lease.ts';
import type { Database, Write } from '#db/open.ts';
import { blockedTerms } from '#features/holds/store.ts';
import type { LanguageDetector } from '#features/languages/detector.ts';
import { holdsAny } from '#features/holds/terms.ts';
import { type Corpus, eachOnce, givenTags, MOST_PROPOSED, proposeTags } from './proposals.ts';
import { dueTexts, saveDescribed, termChanges, textRows, type TextRow } from './store.ts';

/** To be raised when the rules of proposals.ts, their words or those of languages change: all texts are read again then. */
const RULES = 6;
/** Blocked terms are rules too: each change of theirs counts one on. */
const ROOM_FOR_TERM_CHANGES = 1_000_000;

const BATCH = 100;
const IDLE_MS = 1000;
const OTHERS_TURN_MS = 5000;
/** While much is due, every batch leaves as much time to everything else. */
const REST_MS = 20;
/** Listings that a tag needs to count for others. */
const FEWEST_OF_CORPUS = 3;
const CORPUS_KEPT_MS = 60_000;

export interface DescribeDeps {
  db: Database;
  catalog: Catalog;
  languages: LanguageDetector;
  /** Epoch ms. */
  now: () => number;
}

export function createDescriber({ db, catalog, languages, now }: DescribeDeps) {
  let corpus: Corpus = new Map();
  let corpusAt = Number.NEGATIVE_INFINITY;
  const corpusOfNow = (): Corpus => {
    if (now() - corpusAt < CORPUS_KEPT_MS) return corpus;
    corpusAt = now();
    corpus = new Map(catalog.tags(Infinity, FEWEST_OF_CORPUS).map(({ slug, name }) => [slug, name]));
    return corpus;
  };

  return {
    /** Reads one batch of what is due; answers whether there may be more. */
    async describeSome(): Promise<boolean> {
      const rules = RULES * ROOM_FOR_TERM_CHANGES + (await termChanges(db.kysely));
      const due = await dueTexts(db.kysely, rules, BATCH);
      if (due.length === 0) return false;
      const detected = await detect(languages, due);
      await db.write(async (write) => {
        const blocked = await blockedTerms(write.tx);
        // Read once more: the transaction sees what was written while languages were detected.
        for (const row of await textRows(
          write.tx,
          due.map(({ id }) => id),
        )) {
          const language = detected.get(textOf(row));
          if (language !== undefined) await describe(write, row, { language, blocked, corpus: corpusOfNow(), rules });
        }
      });
      return true;
    },
  };
}

interface Read {
  language: string | null;
  blocked: readonly string[];
  corpus: Corpus;
  rules: number;
}

async function describe(
  { tx, changed }: Write,
  row: TextRow,
  { language, blocked, corpus, rules }: Read,
): Promise<void> {
  const tags = JSON.stringify(tagsOf(row, corpus, blocked));
  const isDetected = row.language_from === null || row.language_from === 'detected';
  const languageFrom = language === null ? null : ('detected' as const);
  const values = {
    tags,
    ...(isDetected ? { language, language_from: languageFrom } : {}),
    described: rules,
  };
  if (!(await saveDescribed(tx, row, values))) return;
  if (tags !== row.tags || (isDetected && language !== row.language)) changed(row.id);
}

/** What owners chose alone; else what was given, filled up with proposals. Blocked terms are in none of them. */
function tagsOf(row: TextRow, corpus: Corpus, blocked: readonly string[]): string[] {
  const isAllowed = (tag: string): boolean => !holdsAny(tag, blocked);
  if (row.tags_set_at !== null) return (JSON.parse(row.tags) as string[]).filter(isAllowed);
  const given = givenTags(JSON.parse(row.given_tags ?? '[]') as string[]).filter(isAllowed);
  const proposed = proposeTags(
    {
      name: row.name,
      description: row.description,
      longDescription: row.long_description,
      features: JSON.parse(row.features) as string[],
      traits: JSON.parse(row.traits) as { label: string }[],
      vanityCode: row.vanity_code,
    },
    corpus,
  ).filter(isAllowed);
  return eachOnce([...given, ...proposed]).slice(0, Math.max(MOST_PROPOSED, given.length));
}

/** By their texts, so that one that changed meanwhile is not in there. */
async function detect(languages: LanguageDetector, rows: readonly TextRow[]): Promise<Map<string, string | null>> {
  const texts = [...new Set(rows.map(textOf))];
  const found = await languages.languagesOf(texts);
  return new Map(texts.map((text, i) => [text, found[i] ?? null]));
}

function textOf({ name, description, long_description: long }: TextRow): string {
  return [name, description, long].filter(Boolean).join('. ');
}

export function createDescribeLoop(deps: DescribeDeps & { lease: Lease }) {
  const { describeSome } = createDescriber(deps);
  return {
    /** Answers how long to rest after it, in ms. */
    async turn(): Promise<number> {
      if (!(await deps.lease.hold())) return OTHERS_TURN_MS;
      return (await describeSome()) ? REST_MS : IDLE_MS;
    },
  };
}
