// Maps errors of SQLite to ours. https://www.sqlite.org/rescode.html
import { DatabaseRefused, DatabaseUnavailable, WriteConflict } from './unavailable.ts';

/** Another process is using the file. */
const BUSY = 5;
/** Locked, read-only, I/O error, disk full, cannot be opened. */
const UNAVAILABLE = new Set([6, 8, 10, 13, 14]);

/** Maps a statement error; errors in the statement itself are returned unchanged. */
export function statementError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  // The upper bytes contain the extended code.
  const code = Number(error.errcode) & 0xff;
  if (code === BUSY) return new WriteConflict(`SQLite: ${error.message}`, { cause: error });
  return UNAVAILABLE.has(code) ? new DatabaseUnavailable(`SQLite: ${error.message}`, { cause: error }) : error;
}

const TRANSIENT = new Set([BUSY, 6]);

/** Damaged, or another kind of file. */
const BROKEN = new Set([11, 26]);

/** Like `statementError`, for the startup: waiting does not help if a file cannot be opened, read or written. */
export function openError(error: unknown, file: string): unknown {
  if (error instanceof Error && 'errcode' in error && BROKEN.has(Number(error.errcode) & 0xff)) {
    return new DatabaseRefused(`${file} cannot be used (SQLite: ${error.message}). Restore a backup of it.`);
  }
  const known = statementError(error);
  if (!(known instanceof DatabaseUnavailable)) return known;
  const { errcode } = known.cause as { errcode: number };
  return TRANSIENT.has(errcode & 0xff) ? known : new DatabaseRefused(`${file} cannot be used (${known.message})`);
}
