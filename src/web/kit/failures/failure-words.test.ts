// One text per error: what the server says in English is what the interface says in other languages.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { URL_PROBLEMS } from '#features/owners/public-address.ts';
import { webhookFailureText } from '#features/owners/ui/webhook-panel.tsx';
import { createI18n } from '#web/i18n.ts';
import { BY_CODE, BY_ISSUE } from './failure-words.ts';

const english = createI18n('en');

/** Codes whose text may differ. */
const DIFFERENT = [
  // Programs recognize them by the beginnings of their messages, which the specification has.
  'discord_data',
  'discord_fetch_failed',
  'invalid_invite',
];

/** Texts by code of the errors that the server always raises with the same text. */
function constantTexts(pattern: RegExp): [string, string][] {
  const files = globSync('src/{http,features,db}/**/*.ts').filter((file) => !/\.test\.ts$|\/ui\//.test(file));
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)]);
  const byCode = Map.groupBy(found, ({ groups }) => groups!['code']!);
  return [...byCode].flatMap(([code, texts]): [string, string][] => {
    const [text, ...others] = new Set(texts.map(({ groups }) => groups!['text']!));
    return text!.startsWith("'") && others.length === 0 ? [[code, text!.slice(1, -1)]] : [];
  });
}

const ERROR = /new AppError\(\s*[^',]+,\s*'(?<code>\w+)',\s*(?<text>'[^'\n]+'|[^'\s])/g;
const ISSUE = /message:\s*(?<text>'[^'\n]+'|[^'\s])[^']*,\s*code: '(?<code>\w+)'/g;

it('errors have the text of the server', () => {
  const texts = constantTexts(ERROR).filter(([code]) => Object.hasOwn(BY_CODE, code) && !DIFFERENT.includes(code));
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.map(([code]) => [code, english.t(BY_CODE[code]!)])).toEqual(texts);
});

it('issues have the text of the server', () => {
  const texts = constantTexts(ISSUE).filter(([code]) => Object.hasOwn(BY_ISSUE, code));
  expect(texts.map(([code]) => code)).toContain('web_address_needed');
  expect(texts.map(([code]) => [code, english.t(BY_ISSUE[code]!)])).toEqual(texts);
});

it('problems of a webhook URL have the same text in the form, in its state and on the server', () => {
  for (const [code, text] of Object.entries(URL_PROBLEMS)) {
    expect(english.t(BY_ISSUE[code]!)).toBe(text);
    const failureCode = code as keyof typeof URL_PROBLEMS;
    expect(webhookFailureText({ failure: null, failureCode, failureDetail: null }, english)).toBe(text);
  }
});
