import { expect, it } from 'vitest';
import { languageName } from './language-names.ts';

it.each([
  ['pt-BR', 'Portuguese (Brazil)'],
  ['en-GB', 'English'],
  ['sv-SE', 'Swedish'],
  ['tlh', 'tlh'],
  ['constructor', 'constructor'],
])('%s is %s', (tag, expected) => {
  expect(languageName(tag)).toBe(expected);
});
