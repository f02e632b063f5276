import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: root });

/** `tr:last-child > *`: whatever gets a sibling anywhere has the styles of all that is in it worked out again. */
const ANYTHING_IN_A_PLACE = /:(?:first|last|only|nth)-[^\s>+~,{]*(?:\s*[>+~]\s*|\s+)\*/;

it('no rule makes a page that is still arriving work out its styles again', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = sheets.filter((file) => ANYTHING_IN_A_PLACE.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

/** `.table :is(th, td)`: browsers look rules up by the last class or tag, and try one that has none on every element. */
const WITHOUT_NAME = /(?:^|[\s>+~,])(?::is|:where)\([^)]*\)(?::[a-z-]+(?:\([^)]*\))?)*\s*[,{]/m;

it('no rule that could be looked up is tried on every element', () => {
  const found = sheets.filter((file) => WITHOUT_NAME.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
