// Submits the rows of an import file one after the other through the real pipeline, at background priority.
import { setTimeout as delay } from 'node:timers/promises';
import { DiscordError } from '#discord/errors.ts';
import { submit, type SubmissionDeps } from '#features/submissions/submissions.ts';
import { AppError } from '#http/errors.ts';
import type { Journal, Outcome } from './journal.ts';
import { categoriesAndTags, type ImportRow, languageOf, readRow } from './rows.ts';

export interface ImportRun {
  deps: SubmissionDeps;
  lines: readonly string[];
  journal: Journal;
  /** Called after each row, and while the budget makes it wait. */
  onProgress: (note?: string) => void;
  signal: AbortSignal;
  /** For waiting; ms. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const AT_ONCE = 4;
/** Trouble that is not ours to wait out is tried this often before the row is refused for now. */
const TRIES = 3;
const TROUBLE_PAUSE_MS = 2000;

/** Resolves when every row has an outcome in the journal, or when the signal stops it. */
export async function runImport(run: ImportRun): Promise<void> {
  const queue = run.lines.entries();
  const worker = async (): Promise<void> => {
    for (const [line, text] of queue) {
      if (run.signal.aborted) return;
      if (text.trim() === '' || run.journal.done.has(line)) continue;
      const outcome = await importLine(run, line, text);
      if (outcome) run.journal.note(outcome);
      run.onProgress();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function importLine(run: ImportRun, line: number, text: string): Promise<Outcome | undefined> {
  const row = readRow(text);
  if (typeof row === 'string') return { line, result: 'refused', reason: row, name: text.slice(0, 60) };
  if (row.inviteCode === undefined) return { line, result: 'refused', reason: 'it has no invite', name: row.name };
  for (let attempt = 1; ; attempt++) {
    try {
      return { line, name: row.name, result: await submitRow(run.deps, row, row.inviteCode) };
    } catch (error) {
      const reason = refusalReason(error, attempt);
      if (reason !== null) return { line, result: 'refused', reason, name: row.name };
      if (!(await pause(run, error))) return undefined;
    }
  }
}

async function submitRow(deps: SubmissionDeps, row: ImportRow, inviteUrl: string): Promise<Outcome['result']> {
  const { listing, isExisting } = await submit(deps, {
    inviteUrl,
    ...categoriesAndTags(row),
    language: languageOf(row),
    submitterKey: 'import',
    countedKey: null,
    priority: 'background',
  });
  if (isExisting) return 'known';
  return listing.approval === 'approved' ? 'listed' : 'waiting';
}

/** Why the row is refused for good, or null when waiting may help. Throws what is neither. */
function refusalReason(error: unknown, attempt: number): string | null {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof DiscordError)) throw error;
  if (error.kind === 'gone' || error.kind === 'not-found') return 'Unknown Invite: it is invalid or has expired.';
  const isOurs = error.kind === 'budget-spent' || error.kind === 'breaker-open' || error.kind === 'rate-limited';
  return !isOurs && attempt >= TRIES ? `Discord gave no answer (${error.kind}); import the file again later` : null;
}

/** False when the wait was ended by the signal. */
async function pause({ signal, onProgress, sleep = rest }: ImportRun, error: unknown): Promise<boolean> {
  const waitMs = (error instanceof DiscordError ? error.retryAfterMs : undefined) ?? TROUBLE_PAUSE_MS;
  onProgress(`waiting ${Math.ceil(waitMs / 1000)} s for the look-up budget`);
  await sleep(waitMs, signal);
  return !signal.aborted;
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  // Ctrl-C ends the wait; the caller sees it on the signal.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
