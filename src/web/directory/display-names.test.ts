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
])('%s is named %s', (tag, expected) => {
  expect(languageName(tag, createI18n('en'))).toBe(expected);
});

it('uses the language of the page, with an initial capital', () => {
  expect(languageName('es-419', createI18n('es'))).toBe('Español (Latinoamérica)');
  expect(languageName('de-AT', createI18n('ar'))).toBe('الألمانية');
});

it.each(INTERFACE_LANGUAGES)('knows a distinct name for every language in %s', (language) => {
  const known = knownLanguages(createI18n(language));
  expect(known.filter(({ tag, name }) => name.toLowerCase() === tag.toLowerCase())).toEqual([]);
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
});

it('sorts languages by name', () => {
  const names = knownLanguages(createI18n('de')).map(({ name }) => name);
  expect(names.indexOf('Dänisch')).toBeLessThan(names.indexOf('Deutsch'));
});
