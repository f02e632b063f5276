import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';

const busy = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };
const words = { title: expect.stringMatching(/./), text: expect.stringContaining('{wait}') };

it.each(INTERFACE_LANGUAGES)('the page for later retries has all its texts in %s', (language) => {
  const catalog: unknown = JSON.parse(readFileSync(`locales/${language}/retry-page.json`, 'utf8'));
  expect(catalog).toEqual({ back: expect.stringMatching(/./), pages: words, logins: words, paused: words, busy });
});
