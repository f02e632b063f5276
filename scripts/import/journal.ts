// The progress of an import, so that it can be resumed: one JSON line per row, appended when the row's listing is
// committed. A row that was committed but not recorded is submitted again, which changes nothing.
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { batches } from '#db/batches.ts';
import type { Database } from '#db/open.ts';
import { listingsByIds } from '#features/listings/store.ts';
import { asConfigError } from '#src/data-dir.ts';

export interface Outcome {
  /** Counted from 1, as in editors. */
  line: number;
  /** `failed`: the invite could not be looked up; the next run retries the row. All others are final. */
  result: 'listed' | 'known' | 'waiting' | 'refused' | 'failed';
  /** For a refused or failed row. */
  reason?: string;
  name: string;
  /** For a row that is in the directory. */
  listingId?: string;
  /** For a new listing: the tags and categories of the row that it did not get. */
  unused?: string[];
}

export interface Journal {
  /** Absolute. */
  readonly file: string;
  /** By line number. */
  readonly done: ReadonlyMap<number, Outcome>;
  /** Throws a ConfigError if it cannot be written. */
  append(outcome: Outcome): void;
  /** Forgets rows, which are then submitted again. */
  forget(lines: Iterable<number>): void;
  close(): void;
}

/**
 * Opens the journal of a file with this content, under `dataDir`. Failed rows count as not done. Throws a ConfigError if
 * it cannot be read and written.
 */
export function openJournal(dataDir: string, content: string): Journal {
  return asConfigError(() => openFile(dataDir, content));
}

function openFile(dataDir: string, content: string): Journal {
  const folder = path.join(dataDir, 'imports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.jsonl`);
  truncatePartialLine(file);
  const done = new Map<number, Outcome>();
  for (const outcome of readOutcomes(file)) {
    if (outcome.result === 'failed') done.delete(outcome.line);
    else done.set(outcome.line, outcome);
  }
  const handle = openSync(file, 'a');
  return {
    file,
    done,
    append(outcome) {
      asConfigError(() => appendFileSync(handle, `${JSON.stringify(outcome)}\n`));
      done.set(outcome.line, outcome);
    },
    forget(lines) {
      for (const line of lines) done.delete(line);
    },
    close: () => closeSync(handle),
  };
}

/** A kill during a write leaves a partial line; the next line must not be appended to it. */
function truncatePartialLine(file: string): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(file, whole);
}

function readOutcomes(file: string): Outcome[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readOutcome);
}

/** A line that was corrupted by a system crash is skipped: its row is submitted again. */
function readOutcome(text: string): Outcome[] {
  try {
    const outcome = JSON.parse(text) as Partial<Outcome> | null;
    return Number.isInteger(outcome?.line) && outcome?.result ? [outcome as Outcome] : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const BLOCK = 1000;

/** Forgets rows whose listing is not in this database, because it was replaced or restored from an older backup. */
export async function forgetMissing({ kysely }: Pick<Database, 'kysely'>, journal: Journal): Promise<void> {
  const recorded = [...journal.done.values()].flatMap(({ line, listingId }) => (listingId ? { line, listingId } : []));
  for (const block of batches(recorded, BLOCK)) {
    const rows = await listingsByIds(
      kysely,
      block.map(({ listingId }) => listingId),
    );
    const ids = new Set(rows.map(({ id }) => id));
    journal.forget(block.filter(({ listingId }) => !ids.has(listingId)).map(({ line }) => line));
  }
}
