import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIRST } from '../vite.config.ts';

const IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms;

/** The files that a file imports statically, at any depth. */
function imported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    imported(path.join(path.dirname(file), to), found);
  return found;
}

it('comes in one file: its group has each module that it imports', () => {
  const files = [...imported(path.join(import.meta.dirname, '../src/web/entry-client.ts'))];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !FIRST.test(file))).toEqual([]);
});
