// The secret of an installation without SESSION_SECRET: generated once, stored in DATA_DIR, readable only by its owner.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asConfigError, makeDataDir } from './data-dir.ts';
import { ConfigError } from './env-values.ts';

/** Loads the secret from `dataDir`, or generates it. Throws a ConfigError if the file is damaged or cannot be used. */
export function loadSecret(dataDir: string): string {
  makeDataDir(dataDir);
  const file = path.join(dataDir, 'session-secret');
  const secret = asConfigError(() => read(file) ?? create(file));
  if (secret.length < 32) throw new ConfigError([`SESSION_SECRET is unset and ${file} is damaged: remove that file`]);
  return secret;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

// Written to a draft and linked into place: two processes that start at the same time get the same complete secret.
function create(file: string): string {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
