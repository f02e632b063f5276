// Every message follows docs/wording.md.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ALLOWED = [
  // Titles of achievements, which users have earned under these names.
  'Lamplighter of the Row',
  'Voice of the Row',
  // Words that users might type to find a command.
  'sign in account',
  'sign out account',
  // The menu entry has always had this name.
  'Logout',
];

/** The expressions to avoid, from the table of the page. */
function avoided(): string[] {
  const rows = readFileSync('docs/wording.md', 'utf8').matchAll(/^\| (?!avoid|---)([^|]+) \|/gm);
  return [...rows].flatMap(([, cell]) => cell!.split(',').map((expression) => expression.trim()));
}

/** English messages: each catalog has them as its keys. */
function messages(): string[] {
  const texts = globSync('locales/de/*.po').map((file) => readFileSync(file, 'utf8'));
  const ids = texts.flatMap((text) => [...text.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, id]) => id!));
  return ids.map((id) => [...id.matchAll(/"(.*)"\n/g)].map(([, line]) => line).join('')).filter(Boolean);
}

it('finds messages and expressions', () => {
  expect(messages().length).toBeGreaterThan(300);
  expect(avoided()).toContain('any more');
});

it.each(avoided())('no message says "%s"', (expression) => {
  const pattern = new RegExp(String.raw`\b${expression}\b`, 'i');
  expect(messages().filter((message) => pattern.test(message) && !ALLOWED.includes(message))).toEqual([]);
});
