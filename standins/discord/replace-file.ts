import { renameSync, writeFileSync } from 'node:fs';

/** Writes to a temporary name first, so that a kill leaves either the old or the new file. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
