// Which errors of SQLite mean that it cannot be used at the moment. https://www.sqlite.org/rescode.html
import { DatabaseRefused, DatabaseUnavailable } from './unavailable.ts';

/** Busy, locked, read-only, trouble of the disk, full, cannot be opened. */
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** What a statement's error is to the rest of the program; errors of the statement itself are left as they are. */
export function statementError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  // The upper bytes tell more of the same.
  const isUnavailable = UNAVAILABLE.has(Number(error.errcode) & 0xff);
  return isUnavailable ? new DatabaseUnavailable(`SQLite: ${error.message}`, { cause: error }) : error;
}

/** Busy and locked: another process is at it. */
const PASSES = new Set([5, 6]);

/** The same while starting: waiting does not mend a file that cannot be opened or written. */
export function openError(error: unknown, file: string): unknown {
  const known = statementError(error);
  if (!(known instanceof DatabaseUnavailable)) return known;
  const { errcode } = known.cause as { errcode: number };
  return PASSES.has(errcode & 0xff) ? known : new DatabaseRefused(`${file} cannot be used (${known.message})`);
}
