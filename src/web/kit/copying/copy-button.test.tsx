import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { CopyButton } from './copy-button.tsx';

it('is named in the language of the page by one message', async () => {
  const markup = renderMarkup(<CopyButton text="https://site.test" what="リンク" />, { i18n: await loadedI18n('ja') });
  expect(markup).toMatch(/<button[^>]* aria-label="コピー：リンク"/);
  expect(markup.replace(/<[^>]*>/g, '')).toBe('コピー');
});
