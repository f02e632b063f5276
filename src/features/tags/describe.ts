// Derives tags and language from listings' texts, shortly after they are written: each change of a text sets the
// listing due, and one process of the installation handles due listings, one batch per transaction. The same loop
// updates listings after a change of the rules. It can stop at any time without losing work.
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#contract/time.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { Database, Write } from '#db/open.ts';
import { blockedTerms } from '#features/holds/store.ts';
import type { LanguageDetector } from '#features/languages/detector.ts';
import { containsAnyTerm } from '#features/holds/terms.ts';
import { type Corpus, uniqueBySlug, givenTags, MAX_PROPOSED, proposeTags } from './proposals.ts';
import { dueTexts, saveDescribed, termChanges, textRows, type TextRow } from './store.ts';

/** Raise when the rules of proposals.ts, the lexicon or the language detection change: all texts are read again. */
const RULES = 30;
/** Blocked terms are rules too: each of their changes adds one. */
const MAX_TERM_CHANGES = 1_000_000;

const BATCH = 100;
/** A tag must be on this many listings to be proposed for others. */
const MIN_CORPUS_LISTINGS = 3;
const CORPUS_TTL_MS = MINUTE_MS;

export interface DescribeDeps {
  db: Database;
  catalog: Catalog;
  languages: LanguageDetector;
  log: Pick<Logger, 'error'>;
  /** Epoch ms. */
  now: () => number;
}

export function createDescriber({ db, catalog, languages, log, now }: DescribeDeps) {
  let corpus: Corpus = new Map();
  let corpusAt = Number.NEGATIVE_INFINITY;
  const currentCorpus = (): Corpus => {
    if (now() - corpusAt < CORPUS_TTL_MS) return corpus;
    corpusAt = now();
    corpus = new Map(catalog.tags.top(Infinity, MIN_CORPUS_LISTINGS).map(({ slug, name }) => [slug, name]));
    return corpus;
  };

  return {
    /** Handles one batch of due listings; resolves to whether there might be more. */
    async describeSome(): Promise<boolean> {
      const rules = RULES * MAX_TERM_CHANGES + (await termChanges(db.kysely));
      const due = await dueTexts(db.kysely, rules, BATCH);
      if (due.length === 0) return false;
      const detected = await detect(languages, due);
      const blocked = await blockedTerms(db.kysely);
      const descriptions = new Map<string, Description>();
      for (const row of due) {
        const tags = tagsOrKept(row, currentCorpus(), blocked, log);
        descriptions.set(JSON.stringify(row), { tags, language: detected.get(textOf(row)) ?? null, rules });
        // Crafted texts take many milliseconds each; requests are answered in between.
        await setImmediate();
      }
      await db.write(async (write) => {
        for (const row of await textRows(
          write.tx,
          due.map(({ id }) => id),
        )) {
          // A row that has changed meanwhile remains due.
          const description = descriptions.get(JSON.stringify(row));
          if (description) await describe(write, row, description);
        }
      });
      return true;
    },
  };
}

interface Description {
  /** As JSON. */
  tags: string;
  language: string | null;
  rules: number;
}

async function describe({ tx, changed }: Write, row: TextRow, { tags, language, rules }: Description): Promise<void> {
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

/** As JSON. A row whose tags cannot be derived keeps its own: retried, it would hold up all others. */
function tagsOrKept(row: TextRow, corpus: Corpus, blocked: readonly string[], log: DescribeDeps['log']): string {
  try {
    return JSON.stringify(tagsOf(row, corpus, blocked));
  } catch (error) {
    log.error({ err: error, listing: row.id }, 'the tags of a listing could not be derived; it keeps those it has');
    return row.tags;
  }
}

/** Only the owner's tags if there are any; else given tags, filled up with proposals. All without blocked terms. */
function tagsOf(row: TextRow, corpus: Corpus, blocked: readonly string[]): string[] {
  const isAllowed = (tag: string): boolean => !containsAnyTerm(tag, blocked);
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
  return uniqueBySlug([...given, ...proposed]).slice(0, Math.max(MAX_PROPOSED, given.length));
}

/** Detected languages by text. */
async function detect(languages: LanguageDetector, rows: readonly TextRow[]): Promise<Map<string, string | null>> {
  const texts = [...new Set(rows.map(textOf))];
  const found = await languages.languagesOf(texts);
  return new Map(texts.map((text, i) => [text, found[i] ?? null]));
}

function textOf({ name, description, long_description: long }: TextRow): string {
  return [name, description, long].filter(Boolean).join('. ');
}
