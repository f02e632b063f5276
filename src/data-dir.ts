// DATA_DIR: made when it is missing, and its files the owner's alone. They hold sealed tokens, hashes of sessions and the secret that seals them.
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './env-values.ts';

const OTHERS = 0o077;
/** What the app keeps there; the folder may hold other things too. */
const OURS = /^(?:duskrow\.db(?:-wal|-shm|-journal)?|session-secret|dump|stand-in|imports)$/;

/** Throws a ConfigError when the folder can't be made or written. */
export function makeDataDir(dataDir: string): void {
  orSay(() => {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** With its parents. Node's own `recursive` never returns where a file system refuses a folder with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (existsSync(folder) || parent === folder) return;
  makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

interface Closing {
  chmod: (entry: string, mode: number) => void;
  warn: (text: string) => void;
}

/**
 * The same for the whole process: from here on everything that it creates is its user's alone, and what earlier versions
 * left readable by others is closed.
 */
export function prepareDataDir(
  dataDir: string,
  { chmod, warn }: Closing = { chmod: chmodSync, warn: console.warn },
): void {
  makeDataDir(dataDir);
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  const foreign: string[] = [];
  const close = (entry: string, mode: number): void => {
    try {
      chmod(entry, mode);
    } catch (error) {
      // It belongs to another user, and may be as it is on purpose.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      foreign.push(entry);
    }
  };
  orSay(() => closeToOthers(dataDir, (name) => OURS.test(name), close));
  if (foreign.length > 0) warn(`Others may read what belongs to another user: ${foreign.join(', ')}`);
}

function closeToOthers(
  folder: string,
  isOurs: (name: string) => boolean,
  close: (entry: string, mode: number) => void,
): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const entry = path.join(folder, name);
    // Another process of the same folder may have removed it meanwhile.
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (!stat) continue;
    if (stat.mode & OTHERS) close(entry, stat.mode & 0o700);
    if (stat.isDirectory()) closeToOthers(entry, () => true, close);
  }
}

function orSay(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${(error as Error).message}`]);
  }
}
