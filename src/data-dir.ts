// DATA_DIR: created if missing, its files accessible only to their owner. They contain encrypted tokens, hashes of
// sessions and the secret that encrypts the tokens.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './env-values.ts';

const OTHERS = 0o077;
/** Files and folders of the app; the folder may contain others. */
const OURS = /^(?:duskrow\.db(?:-wal|-shm|-journal)?|session-secret|dump|stand-in|imports)$/;

/** Throws a ConfigError if the folder cannot be created or is not writable. */
export function makeDataDir(dataDir: string): void {
  asConfigError(() => {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Including parents. Node's `recursive` never returns if a file system refuses a folder with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (existsSync(folder) || parent === folder) return;
  makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

interface PrepareOptions {
  chmod: (entry: string, mode: number) => void;
  warn: (text: string) => void;
}

/**
 * Creates the folder and restricts permissions: from now on only the user of this process can access files that it
 * creates, and files that earlier versions left accessible to others are restricted, too.
 */
export function prepareDataDir(
  dataDir: string,
  { chmod, warn }: PrepareOptions = { chmod: chmodSync, warn: console.warn },
): void {
  makeDataDir(dataDir);
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  const foreign: string[] = [];
  const restrict = (entry: string, mode: number): void => {
    try {
      chmod(entry, mode);
    } catch (error) {
      // It belongs to another user, perhaps on purpose.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      foreign.push(entry);
    }
  };
  asConfigError(() => restrictAll(dataDir, (name) => OURS.test(name), restrict));
  if (foreign.length > 0) warn(`Files of another user may be readable by others: ${foreign.join(', ')}`);
}

function restrictAll(
  folder: string,
  isOurs: (name: string) => boolean,
  restrict: (entry: string, mode: number) => void,
): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const entry = path.join(folder, name);
    // Another process with the same folder may have removed it.
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (!stat) continue;
    if (stat.mode & OTHERS) restrict(entry, stat.mode & 0o700);
    if (stat.isDirectory()) restrictAll(entry, () => true, restrict);
  }
}

/** What `work` returns; a ConfigError that names DATA_DIR if a file in it cannot be read or written. */
export function asConfigError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${(error as Error).message}`]);
  }
}
