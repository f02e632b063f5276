import { renameSync, writeFileSync } from 'node:fs';

/** Under another name first, so that a kill leaves the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
