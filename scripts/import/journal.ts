// What an import has done so far, so that it goes on where Ctrl-C stopped it: one JSON line a row, appended when the
// row's listing is committed. A row that was committed but not noted is submitted again, which changes nothing.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface Outcome {
  line: number;
  result: 'listed' | 'known' | 'waiting' | 'refused';
  /** Of a refused row. */
  reason?: string;
  name: string;
}

export interface Journal {
  readonly done: ReadonlyMap<number, Outcome>;
  note(outcome: Outcome): void;
  close(): void;
}

/** One journal for each content of a file, under `dataDir`. */
export function openJournal(dataDir: string, content: string): Journal {
  const folder = path.join(dataDir, 'imports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.jsonl`);
  const done = new Map(readOutcomes(file).map((outcome) => [outcome.line, outcome]));
  const handle = openSync(file, 'a');
  return {
    done,
    note(outcome) {
      done.set(outcome.line, outcome);
      writeSync(handle, `${JSON.stringify(outcome)}\n`);
    },
    close: () => closeSync(handle),
  };
}

/** A line cut off by a crash is left out: its row is done again. */
function readOutcomes(file: string): Outcome[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Outcome);
}
