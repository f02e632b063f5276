// The web app manifests: one per language, with the same wording as the pages.
import { readFileSync } from 'node:fs';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { directionOf, INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { loadedI18n } from './i18n.ts';

interface Manifest {
  description: string;
  shortcuts: { name: string; url: string }[];
}

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8')) as Manifest;

it.each(INTERFACE_LANGUAGES.slice(1))('the manifest in %s is a translation of the English one', async (language) => {
  const { shortcuts, description, ...english } = read('site.webmanifest');
  const translated = read(`site.${language}.webmanifest`);
  const i18n = await loadedI18n(language);
  const names = [msg`Browse servers`, msg`Submit a Server`].map((name) => i18n.t(name));
  expect(translated).toEqual({
    ...english,
    lang: language,
    dir: directionOf(language),
    description: expect.any(String),
    shortcuts: shortcuts.map(({ url }, i) => ({ name: names[i], url })),
  });
  expect(translated.description).not.toBe(description);
});
