// Submits the rows of an import file through the real pipeline, a few concurrently, at background priority.
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { type DiscordError, isDiscordError } from '#discord/errors.ts';
import { parseInvite } from '#discord/invite-link.ts';
import { submit, type SubmissionDeps } from '#features/submissions/submissions.ts';
import { AppError } from '#http/errors.ts';
import { ConfigError } from '#src/env-values.ts';
import type { Journal, Outcome } from './journal.ts';
import { categoriesAndTags, type ImportRow, languageOf, readRow } from './rows.ts';

interface ImportRun {
  deps: SubmissionDeps;
  lines: readonly string[];
  journal: Journal;
  /** Called after each row, and while the import waits. */
  onProgress: (note?: string) => void;
  /** Stops after the rows in progress. */
  signal: AbortSignal;
  /** Waits so many ms; replaced in tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * `done`: every row has an outcome. `gave-up`: Discord or the database did not answer for too long, or the journal cannot
 * be written.
 */
export type ImportEnd = { end: 'done' | 'stopped' } | { end: 'gave-up'; reason: string };

const CONCURRENCY = 4;
/** A single failing invite is skipped after so many tries, if others are answered. */
const MAX_TRIES = 3;
const ERROR_PAUSE_MS = 2000;
const ANSWERED_LATELY_MS = 60_000;
/** Maximum time without any answer, apart from waiting for the budget. */
const GIVE_UP_AFTER_MS = 10 * 60_000;

interface RunState extends ImportRun {
  stop: AbortController;
  /** Epoch ms. */
  lastAnswerAt: number;
  gaveUp: string | undefined;
}

/** Skips rows that are done. Throws errors that are neither refusals nor outages. */
export async function runImport(run: ImportRun): Promise<ImportEnd> {
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const state: RunState = {
    ...run,
    signal,
    stop,
    lastAnswerAt: run.deps.now() - ANSWERED_LATELY_MS,
    gaveUp: undefined,
  };
  const queue = rowsByGuild(run).values();
  const worker = async (): Promise<void> => {
    for (const rows of queue) {
      for (const row of rows) {
        if (signal.aborted) return;
        const outcome = await importRow(state, row);
        if (outcome) recordOutcome(state, outcome);
        run.onProgress();
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } catch (error) {
    stop.abort();
    throw error;
  }
  if (state.gaveUp !== undefined) return { end: 'gave-up', reason: state.gaveUp };
  return { end: run.signal.aborted ? 'stopped' : 'done' };
}

/** Ends the import if the journal cannot be written, as on a full disk: rows would be submitted without a result. */
function recordOutcome(state: RunState, outcome: Outcome): void {
  try {
    state.journal.append(outcome);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    giveUp(state, error.message);
  }
}

function giveUp(state: RunState, reason: string): void {
  state.gaveUp ??= reason;
  state.stop.abort();
}

interface FileRow {
  line: number;
  text: string;
  /** The reason if the line is invalid. */
  row: ImportRow | string;
}

/**
 * The rows that are not done. Those with one invite, or with invites to one guild if the file says so, are submitted one
 * after another: the first of them is what is listed.
 */
function rowsByGuild({ lines, journal }: ImportRun) {
  const rows = lines.map((text, i) => ({ line: i + 1, text }));
  const remaining = rows.filter(({ line, text }) => text.trim() !== '' && !journal.done.has(line));
  const guilds = new Map<string, string>();
  const read = remaining.map(({ line, text }) => {
    const row = readRow(text);
    const { guildId, inviteCode = '' } = typeof row === 'string' ? {} : row;
    const code = parseInvite(inviteCode)?.code.toLowerCase();
    if (code !== undefined && guildId !== undefined) guilds.set(code, guildId);
    return { line, text, row, code };
  });
  return Map.groupBy(read, ({ line, code }) => (code === undefined ? line : (guilds.get(code) ?? code)));
}

/** Undefined if the import was stopped before the row had an outcome. */
async function importRow(state: RunState, { line, text, row }: FileRow): Promise<Outcome | undefined> {
  if (typeof row === 'string') return { line, result: 'refused', reason: row, name: text.trim().slice(0, 60) };
  const { name, inviteCode } = row;
  if (inviteCode === undefined) return { line, result: 'refused', reason: 'It has no invite.', name };
  for (let tries = 0; ;) {
    try {
      const outcome = { line, name, ...(await submitRow(state.deps, row, inviteCode)) };
      state.lastAnswerAt = state.deps.now();
      return outcome;
    } catch (error) {
      const reason = refusalReason(error);
      if (reason !== null) {
        state.lastAnswerAt = state.deps.now();
        return { line, result: 'refused', reason, name };
      }
      if (!isDiscordError(error) && !(error instanceof DatabaseUnavailable)) throw error;
      const areOthersAnswered = state.deps.now() - state.lastAnswerAt < ANSWERED_LATELY_MS;
      if (isCallError(error) && ++tries >= MAX_TRIES && areOthersAnswered) {
        return { line, result: 'failed', reason: `Discord did not answer (${error.kind}).`, name };
      }
      if (!(await pause(state, error))) return undefined;
    }
  }
}

async function submitRow(
  deps: SubmissionDeps,
  row: ImportRow,
  inviteUrl: string,
): Promise<Pick<Outcome, 'result' | 'listingId' | 'unused'>> {
  const { categories, tags, unused } = categoriesAndTags(row);
  const { listing, isExisting } = await submit(deps, {
    inviteUrl,
    categories,
    tags,
    language: languageOf(row),
    submitterKey: 'import',
    countedKey: null,
    caller: 'background',
  });
  const isPublic = listing.approval === 'approved';
  if (isExisting) return { result: 'known', listingId: listing.id };
  return { result: isPublic ? 'listed' : 'waiting', listingId: listing.id, ...(unused.length > 0 && { unused }) };
}

/** Why the row is permanently refused, or null if there was no answer. */
function refusalReason(error: unknown): string | null {
  if (error instanceof AppError) return error.message;
  return isDiscordError(error, 'gone', 'not-found') ? 'Unknown Invite: it is invalid or has expired.' : null;
}

/** Whether this call failed; otherwise none was made, the upstream refuses all calls, or the database all rows. */
function isCallError(error: DiscordError | DatabaseUnavailable): error is DiscordError {
  return isDiscordError(error) && !['budget-spent', 'breaker-open', 'rate-limited', 'blocked'].includes(error.kind);
}

/** False if the import ends instead of waiting. */
async function pause(state: RunState, error: DiscordError | DatabaseUnavailable): Promise<boolean> {
  const { deps, signal, onProgress, sleep = abortableDelay } = state;
  const waitMs = (isDiscordError(error) ? error.retryAfterMs : undefined) ?? ERROR_PAUSE_MS;
  if (signal.aborted) return false;
  if (isDiscordError(error, 'budget-spent')) {
    onProgress(`waiting ${seconds(waitMs)} for the look-up budget`);
    await sleep(waitMs, signal);
    // The time spent waiting for the budget must not count as an upstream outage.
    state.lastAnswerAt = Math.max(state.lastAnswerAt, deps.now() - ANSWERED_LATELY_MS);
    return !signal.aborted;
  }
  const outage = isDiscordError(error)
    ? `Discord does not answer (${error.kind})`
    : `The database is unavailable (${error.message})`;
  if (deps.now() + waitMs - state.lastAnswerAt > GIVE_UP_AFTER_MS) {
    giveUp(state, `${outage}; the next try would be in ${seconds(waitMs)}.`);
    return false;
  }
  onProgress(`${outage}, next try in ${seconds(waitMs)}`);
  await sleep(waitMs, signal);
  return !signal.aborted;
}

function seconds(ms: number): string {
  return ms < 120_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`;
}

async function abortableDelay(ms: number, signal: AbortSignal): Promise<void> {
  // Ctrl-C ends the wait; the caller sees it on the signal.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
