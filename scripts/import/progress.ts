// The output of an import: a progress bar on a terminal, otherwise occasional lines; and the summary at the end.
import type { Outcome } from './journal.ts';

export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

interface Progress {
  /** @param done number of rows with an outcome @param note why the import is waiting */
  show(done: number, note?: string): void;
  /** Ends the line of the bar, so that other text can follow. */
  end(): void;
}

const BAR_WIDTH = 30;
/** Without a terminal: a line for each twentieth of the rows, and at most this often for a wait. */
const STEPS = 20;
const NOTE_EVERY_MS = 30_000;
/** An estimate from fewer rows would fluctuate. */
const ROWS_FOR_ESTIMATE = 20;

/** @param before number of rows done by earlier runs */
export function createProgress(terminal: Terminal, total: number, before: number, now: () => number): Progress {
  const startedAt = now();
  let lastStep = Math.floor((STEPS * before) / Math.max(1, total));
  let lastNoteAt = -Infinity;

  const timeLeft = (done: number): string => {
    if (done - before < ROWS_FOR_ESTIMATE || done >= total) return '';
    const leftMs = ((now() - startedAt) / (done - before)) * (total - done);
    return leftMs < 5000 ? '' : `about ${duration(leftMs)} left`;
  };

  return {
    show(done, note = '') {
      const text = note || timeLeft(done);
      if (terminal.isTTY) {
        const line = `${bar(done, total)} ${done}/${total}  ${text}`.trimEnd();
        terminal.write(`\r\u001b[K${line.slice(0, (terminal.columns || 80) - 1)}`);
        return;
      }
      const step = Math.floor((STEPS * done) / Math.max(1, total));
      const isNote = note !== '' && now() - lastNoteAt >= NOTE_EVERY_MS;
      if (step <= lastStep && !isNote) return;
      lastStep = Math.max(step, lastStep);
      if (isNote) lastNoteAt = now();
      terminal.write(`${done}/${total}  ${text}`.trimEnd() + '\n');
    },
    end() {
      if (terminal.isTTY) terminal.write('\n');
    },
  };
}

function bar(done: number, total: number): string {
  const filled = Math.round((BAR_WIDTH * done) / Math.max(1, total));
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`;
}

function duration(ms: number): string {
  if (ms < 90_000) return `${Math.ceil(ms / 1000)} s`;
  return ms < 90 * 60_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

const NAMED_ROWS = 3;

/** Counts of each result, each reason with its first rows, and the tags and categories that were not used. */
export function summary(outcomes: Iterable<Outcome>): string[] {
  const all = [...outcomes].sort((a, b) => a.line - b.line);
  const count = (result: Outcome['result']): number => all.filter((outcome) => outcome.result === result).length;
  const failed = count('failed');
  const parts = [
    `${count('listed')} listed`,
    `${count('known')} already known`,
    `${count('waiting')} waiting for a moderator`,
    `${count('refused')} refused`,
    ...(failed > 0 ? [`${failed} without an answer`] : []),
  ];
  const byReason = Map.groupBy(
    all.filter(({ reason }) => reason),
    ({ reason }) => reason,
  );
  const reasons = [...byReason].sort(([, a], [, b]) => b.length - a.length);
  return [
    parts.join(', '),
    ...reasons.map(([reason, rows]) => `  ${rows.length} x ${reason} ${firstOf(rows)}`),
    ...unusedTags(all),
  ];
}

const NAMED_TAGS = 10;

function unusedTags(outcomes: readonly Outcome[]): string[] {
  const all = outcomes.flatMap(({ unused = [] }) => unused);
  if (all.length === 0) return [];
  const byTag = [...Map.groupBy(all, (tag) => tag)].sort(([, a], [, b]) => b.length - a.length);
  const named = byTag.slice(0, NAMED_TAGS).map(([tag, { length }]) => `${length} x ${tag}`);
  const rest = byTag.length > NAMED_TAGS ? ', ...' : '';
  return [`${all.length} tags and categories were not used: ${named.join(', ')}${rest}`];
}

function firstOf(rows: readonly Outcome[]): string {
  const named = rows.slice(0, NAMED_ROWS).map(({ line, name }) => `line ${line} "${name.replace(/\p{C}/gu, '')}"`);
  return `(${named.join(', ')}${rows.length > NAMED_ROWS ? ', ...' : ''})`;
}
