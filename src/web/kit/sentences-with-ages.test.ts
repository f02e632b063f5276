// Some languages abbreviate an age with a period ('vor 3 Min.'): no sentence may add its own right after it.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { HOUR_MS } from '#contract/time.ts';
import { loadedI18n } from '../i18n.ts';
import { ageText } from './age.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

/** Ids of the messages that end with an age and a period in English. */
const messages = globSync('src/**/*.tsx')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<Trans>\s*([^<>]*?)\s*<Age [^>]*\/>\.\s*<\/Trans>/g)])
  .map(([, words]) => `${words} <0/>.`);

it.each(INTERFACE_LANGUAGES.filter((language) => language !== 'en'))(
  'end with a single period in %s',
  async (language) => {
    const i18n = await loadedI18n(language);
    const ages = [HOUR_MS / 20, 3 * HOUR_MS, 48 * HOUR_MS].map(
      (age) => ageText(new Date(NOW - age).toISOString(), NOW, i18n).value,
    );
    const catalogs = globSync(`locales/${language}/*.po`).map((file) => readFileSync(file, 'utf8'));
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) {
      const words = catalogs
        .map((text) => text.split(`msgid "${message}"\nmsgstr "`)[1]?.split('"\n')[0])
        .find(Boolean);
      for (const age of ages) expect(words?.replace('<0/>', age)).toMatch(/[^.][.。]$/);
    }
  },
);
