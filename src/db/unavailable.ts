// Errors of the database itself, independent of the engine.

/**
 * The database cannot be used at the moment: it is down, too slow, or its disk is full. The message is the reason. A
 * write that fails with this error may have been committed or not: never report it as successful.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/**
 * Resolves to undefined if the database is unavailable. Also for an optional write during a read: it may only be not
 * writable, as on a full disk or after a failover to a read-only replica.
 */
export async function unlessUnavailable<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

const WARN_EVERY_MS = 60_000;

/** Returns the level of each line that says that the database is unavailable: `warn` once a minute, else `debug`. */
export function createOutageLevel(): () => 'warn' | 'debug' {
  let warnedAt = -Infinity;
  return () => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return 'debug';
    warnedAt = performance.now();
    return 'warn';
  };
}

/** The transaction conflicted with another one and left no trace: it can be retried. SQLite: the file is locked. */
export class WriteConflict extends DatabaseUnavailable {
  override readonly name = 'WriteConflict';
}

/** The database can be reached but must not be used as it is; the message is one sentence for the operator. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
