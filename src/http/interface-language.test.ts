import { expect, it } from 'vitest';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import { interfaceLanguage, languageChange, preferred } from './interface-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9,es;q=0.5,en;q=0.4', 'pt-BR'],
  ['nl,es;q=0.5,en;q=0.4', 'es'],
  ['en;q=0.2, FR ; q=0.7', 'fr'],
  ['ja;q=0,ar;q=0.1', 'ar'],
  ['*', 'en'],
  ['xx', 'en'],
  // They look like tags, but Intl rejects them.
  ['pt-xyz', 'en'],
  ['pt-xx-yy,de;q=0.5', 'de'],
  ['de;q=no,fr;q=0.1', 'fr'],
  ['en-US,en;q=0.9,de;q=0.9', 'en'],
  [`${'x,'.repeat(2000)}de`, 'en'],
])('Accept-Language %j is %s', (header, language) => {
  expect(interfaceLanguage({ 'accept-language': header })).toBe(language);
});

const REGIONAL = ['en', 'pt-BR', 'zh-Hans', 'zh-Hant'] as string[] as InterfaceLanguage[];

it.each([
  ['pt-BR,pt;q=0.9', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['PT-pt', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh-,pt-x;q=0.5', 'en'],
  ['p', 'en'],
])('with regions and scripts on offer, Accept-Language %j is %s', (header, language) => {
  expect(preferred(header, REGIONAL)).toBe(language);
});

it.each([
  ['language=fr', 'fr'],
  ['a=b; language=ar; c=d', 'ar'],
  ['a=b;language=ja', 'ja'],
  ['language=pt-BR', 'pt-BR'],
  ['language=xx', 'de'],
  ['my_language=fr', 'de'],
  ['language=french', 'de'],
])('the cookie %j selects %s', (cookie, language) => {
  expect(interfaceLanguage({ cookie, 'accept-language': 'de' })).toBe(language);
});

it.each([
  ['/servers?lang=de', { language: 'de', url: '/servers' }],
  ['/servers?search=a%26b&lang=fr&page=2', { language: 'fr', url: '/servers?search=a%26b&page=2' }],
  ['/servers?page=2&l%61ng=fr', { language: 'fr', url: '/servers?page=2' }],
  ['//elsewhere.example/?lang=de', { language: 'de', url: '/elsewhere.example/' }],
  ['/\\elsewhere.example?lang=de', { language: 'de', url: '/elsewhere.example' }],
  ['http://elsewhere.example/?lang=de', { language: 'de', url: '/http://elsewhere.example/' }],
  ['/servers?lang=xx', undefined],
  ['/servers?language=de', undefined],
  ['/lang=de', undefined],
  ['/servers', undefined],
])('%s changes the language to %j', (url, change) => {
  expect(languageChange(url)).toEqual(change);
});
