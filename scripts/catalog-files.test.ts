import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogFiles, MACRO } from './catalog-files.ts';

const root = path.join(import.meta.dirname, '..');

it('assigns every file with messages to one catalog', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const withMessages = sources.filter((file) => MACRO.test(readFileSync(path.join(root, file), 'utf8')));
  expect(Object.values(catalogFiles()).flat().toSorted()).toEqual(withMessages.toSorted());
});
