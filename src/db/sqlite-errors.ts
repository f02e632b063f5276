// Which errors of SQLite mean that it cannot be used at the moment. https://www.sqlite.org/rescode.html
import { DatabaseUnavailable } from './unavailable.ts';

/** Busy, locked, read-only, trouble of the disk, full, cannot be opened. */
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** What a statement's error is to the rest of the program; errors of the statement itself are left as they are. */
export function statementError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  // The upper bytes tell more of the same.
  const isUnavailable = UNAVAILABLE.has(Number(error.errcode) & 0xff);
  return isUnavailable ? new DatabaseUnavailable(`SQLite: ${error.message}`, { cause: error }) : error;
}
