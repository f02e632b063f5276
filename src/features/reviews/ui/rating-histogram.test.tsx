import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { RatingHistogram } from './rating-histogram.tsx';

it('names a row with the punctuation of the language', async () => {
  const histogram = <RatingHistogram histogram={[0, 0, 3, 0, 0]} chosen={null} hrefOf={() => '/'} />;
  expect(renderMarkup(histogram)).toContain('>3 stars, 3 reviews<');
  expect(renderMarkup(histogram, { i18n: await loadedI18n('ja') })).toContain('>星 3 つ、レビュー 3 件<');
});
