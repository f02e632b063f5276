import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { createI18n } from '#web/i18n.ts';
import { knownLanguages, languageName } from './display-names.ts';

it.each([
  ['pt-BR', 'Portuguese (Brazil)'],
  ['zh-TW', 'Chinese (Traditional)'],
  ['en-GB', 'English'],
  ['sv-SE', 'Swedish'],
  ['tlh', 'tlh'],
  ['constructor', 'constructor'],
])('%s is %s', (tag, expected) => {
  expect(languageName(tag, createI18n('en'))).toBe(expected);
});

it('is in the language of the page, as a line begins', () => {
  expect(languageName('es-419', createI18n('es'))).toBe('Español (Latinoamérica)');
  expect(languageName('de-AT', createI18n('ar'))).toBe('الألمانية');
});

it.each(INTERFACE_LANGUAGES)('knows a name of each language in %s', (language) => {
  const known = knownLanguages(createI18n(language));
  expect(known.filter(({ tag, name }) => name.toLowerCase() === tag.toLowerCase())).toEqual([]);
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
});

it('orders them by their names', () => {
  const names = knownLanguages(createI18n('de')).map(({ name }) => name);
  expect(names.indexOf('Dänisch')).toBeLessThan(names.indexOf('Deutsch'));
});
