import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import CategoryPicker from './category-picker.tsx';

/** The texts of the labels of the chosen categories. */
function chosenLabels(chosen: string[]): string[] {
  const markup = renderMarkup(<CategoryPicker chosen={chosen} onChange={() => undefined} />);
  const labels = markup.match(/<label.*?<\/label>/g) ?? [];
  return labels.filter((label) => label.includes('checked')).map((label) => label.replaceAll(/<[^>]*>/g, ''));
}

it('marks the category that was chosen first, wherever its label is', () => {
  expect(chosenLabels(['Music', 'Art'])).toEqual(expect.arrayContaining(['Music main', 'Art ']));
  expect(chosenLabels(['Art', 'Music'])).toEqual(expect.arrayContaining(['Music ', 'Art main']));
});
