// What an installed site says of itself: one manifest a language, in the words of the pages.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { directionOf, OFFERED_LANGUAGES } from '#contract/interface-language.ts';
import { speak } from './kit/language.ts';
import { loadTexts } from './kit/translate.ts';
import { texts } from './layout/texts.ts';

interface Manifest {
  description: string;
  shortcuts: { name: string; url: string }[];
}

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8')) as Manifest;

afterEach(() => speak('en'));

it.each(OFFERED_LANGUAGES.slice(1))('in %s it is the English one in other words', async (language) => {
  const { shortcuts, description, ...english } = read('site.webmanifest');
  const translated = read(`site.${language}.webmanifest`);
  speak(language);
  await loadTexts(language);
  expect(translated).toEqual({
    ...english,
    lang: language,
    dir: directionOf(language),
    description: expect.any(String),
    shortcuts: shortcuts.map(({ url }, i) => ({ name: [texts.browse, texts.submit][i], url })),
  });
  expect(translated.description).not.toBe(description);
});
