import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: root });

/** `tr:last-child > *`: any element that gets a sibling, anywhere, has the styles of all its descendants recomputed. */
const POSITIONAL_UNIVERSAL = /:(?:first|last|only|nth)-[^\s>+~,{]*(?:\s*[>+~]\s*|\s+)\*/;

it('no rule causes styles to be recomputed while a page is still loading', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = sheets.filter((file) => POSITIONAL_UNIVERSAL.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

/** `.table :is(th, td)`: browsers index rules by the last class or tag, and try those without one on every element. */
const NOT_INDEXED = /(?:^|[\s>+~,])(?::is|:where)\([^)]*\)(?::[a-z-]+(?:\([^)]*\))?)*\s*[,{]/m;

it('no rule that could be indexed is tried on every element', () => {
  const found = sheets.filter((file) => NOT_INDEXED.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
