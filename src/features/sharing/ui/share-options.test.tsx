import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { FeedList } from './share-options.tsx';

it('names the feeds of a category in the language of the page', async () => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={await loadedI18n('pt-BR')}>
      <FeedList categories={['Music']} />
    </I18nProvider>,
  );
  expect(markup).toMatch(/Novos em Música.*Em alta em Música/);
});
