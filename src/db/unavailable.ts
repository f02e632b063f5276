// Errors of the database itself, as the rest of the program knows them, whichever engine they come from.

/**
 * The database cannot be used at the moment: it is away, too slow, or its disk is full. The message says why. Nobody knows
 * whether a write that ends so was committed: never report it as done.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/**
 * For an optional write during a read: resolves to undefined when the database cannot be written to, as on a full disk or
 * after a failover to a read-only replica.
 */
export async function unlessUnavailable<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

/** The transaction met another one and was rolled back as a whole: it may run again. */
export class WriteConflict extends DatabaseUnavailable {
  override readonly name = 'WriteConflict';
}

/** The database can be reached but must not be used as it is; the message is one sentence for who runs the site. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}
