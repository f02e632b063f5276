import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { FeedList } from './share-options.tsx';

it('names the feeds of a category in the language of the page', async () => {
  const markup = renderMarkup(<FeedList categories={['Music']} />, { i18n: await loadedI18n('pt-BR') });
  expect(markup).toMatch(/Novos em Música.*Em alta em Música/);
});
