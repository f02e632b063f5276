import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { ReviewForm } from './review-form.tsx';

it.each(INTERFACE_LANGUAGES)('labels the stars and the text differently in %s', async (language) => {
  const html = renderMarkup(<ReviewForm serverId="s_1" />, { i18n: await loadedI18n(language) });
  const [stars] = [...html.matchAll(/<legend[^>]*>([^<]+)/g)].map(([, text]) => text);
  const labels = [...html.matchAll(/<label for=[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(labels).toHaveLength(2);
  expect(labels).not.toContain(stars);
});
