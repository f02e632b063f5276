// Submits the rows of an import file through the real pipeline, a few at a time, at background priority.
import { setTimeout as delay } from 'node:timers/promises';
import { DiscordError, isDiscordError } from '#discord/errors.ts';
import { submit, type SubmissionDeps } from '#features/submissions/submissions.ts';
import { AppError } from '#http/errors.ts';
import type { Journal, Outcome } from './journal.ts';
import { categoriesAndTags, type ImportRow, languageOf, readRow } from './rows.ts';

export interface ImportRun {
  deps: SubmissionDeps;
  lines: readonly string[];
  journal: Journal;
  /** Called after each row, and while the import waits. */
  onProgress: (note?: string) => void;
  /** Stops after the rows that are under way. */
  signal: AbortSignal;
  /** For waiting; ms. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `done`: every row has an outcome. `gave-up`: the upstream answered nothing for too long. */
export type ImportEnd = { end: 'done' | 'stopped' } | { end: 'gave-up'; reason: string };

const AT_ONCE = 4;
/** One invite that gives trouble while others are answered is left after so many tries. */
const TRIES = 3;
const TROUBLE_PAUSE_MS = 2000;
const ANSWERED_LATELY_MS = 60_000;
/** So long nothing may be answered, apart from waiting for the budget. */
const PATIENCE_MS = 10 * 60_000;

interface Turn extends ImportRun {
  stop: AbortController;
  /** Epoch ms. */
  lastAnswerAt: number;
  gaveUp: string | undefined;
}

/** Rows that the journal knows are left out. Throws what is neither a refusal nor the upstream's trouble. */
export async function runImport(run: ImportRun): Promise<ImportEnd> {
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const turn: Turn = { ...run, signal, stop, lastAnswerAt: run.deps.now() - ANSWERED_LATELY_MS, gaveUp: undefined };
  const queue = run.lines.entries();
  const worker = async (): Promise<void> => {
    for (const [i, text] of queue) {
      if (signal.aborted) return;
      if (text.trim() === '' || run.journal.done.has(i + 1)) continue;
      const outcome = await importLine(turn, i + 1, text);
      if (outcome) run.journal.note(outcome);
      run.onProgress();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } catch (error) {
    stop.abort();
    throw error;
  }
  if (turn.gaveUp !== undefined) return { end: 'gave-up', reason: turn.gaveUp };
  return { end: run.signal.aborted ? 'stopped' : 'done' };
}

/** Undefined when the import was stopped before the row had an outcome. */
async function importLine(turn: Turn, line: number, text: string): Promise<Outcome | undefined> {
  const row = readRow(text);
  if (typeof row === 'string') return { line, result: 'refused', reason: row, name: text.trim().slice(0, 60) };
  const { name, inviteCode } = row;
  if (inviteCode === undefined) return { line, result: 'refused', reason: 'It has no invite.', name };
  for (let tries = 0; ;) {
    try {
      const outcome = { line, name, ...(await submitRow(turn.deps, row, inviteCode)) };
      turn.lastAnswerAt = turn.deps.now();
      return outcome;
    } catch (error) {
      const reason = refusalReason(error);
      if (reason !== null) {
        turn.lastAnswerAt = turn.deps.now();
        return { line, result: 'refused', reason, name };
      }
      if (!isDiscordError(error)) throw error;
      if (isTrouble(error)) tries++;
      const isOfThisInvite = turn.deps.now() - turn.lastAnswerAt < ANSWERED_LATELY_MS;
      if (tries >= TRIES && isOfThisInvite) {
        return { line, result: 'failed', reason: `Discord gave no answer (${error.kind}).`, name };
      }
      if (!(await pause(turn, error))) return undefined;
    }
  }
}

async function submitRow(
  deps: SubmissionDeps,
  row: ImportRow,
  inviteUrl: string,
): Promise<Pick<Outcome, 'result' | 'listingId'>> {
  const { listing, isExisting } = await submit(deps, {
    inviteUrl,
    ...categoriesAndTags(row),
    language: languageOf(row),
    submitterKey: 'import',
    countedKey: null,
    asker: 'background',
  });
  const isPublic = listing.approval === 'approved';
  return { result: isExisting ? 'known' : isPublic ? 'listed' : 'waiting', listingId: listing.id };
}

/** Why the row is refused for good, or null when the upstream has not answered. */
function refusalReason(error: unknown): string | null {
  if (error instanceof AppError) return error.message;
  return isDiscordError(error, 'gone', 'not-found') ? 'Unknown Invite: it is invalid or has expired.' : null;
}

/** Whether the call failed by itself; otherwise none was made, or the upstream turns away whoever asks. */
function isTrouble({ kind }: DiscordError): boolean {
  return !['budget-spent', 'breaker-open', 'rate-limited', 'blocked'].includes(kind);
}

/** False when the import ends instead of waiting. */
async function pause(turn: Turn, { kind, retryAfterMs }: DiscordError): Promise<boolean> {
  const { deps, signal, onProgress, sleep = rest } = turn;
  const waitMs = retryAfterMs ?? TROUBLE_PAUSE_MS;
  if (signal.aborted) return false;
  if (kind === 'budget-spent') {
    onProgress(`waiting ${seconds(waitMs)} for the look-up budget`);
    await sleep(waitMs, signal);
    // Waiting for the budget says nothing about the upstream, neither good nor bad.
    turn.lastAnswerAt = Math.max(turn.lastAnswerAt, deps.now() - ANSWERED_LATELY_MS);
    return !signal.aborted;
  }
  if (deps.now() + waitMs - turn.lastAnswerAt > PATIENCE_MS) {
    turn.gaveUp ??= `Discord does not answer (${kind}); the next try would be in ${seconds(waitMs)}.`;
    turn.stop.abort();
    return false;
  }
  onProgress(`Discord does not answer (${kind}), next try in ${seconds(waitMs)}`);
  await sleep(waitMs, signal);
  return !signal.aborted;
}

function seconds(ms: number): string {
  return ms < 120_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`;
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  // Ctrl-C ends the wait; the caller sees it on the signal.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
