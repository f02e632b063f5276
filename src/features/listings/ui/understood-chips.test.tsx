import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

const words = { text: 'gaming', typed: 'gaming', isApproximate: false, isPlain: false };
const part = { ...words, tags: [], categories: ['Gaming'], languages: [] };

it.each([
  ['required', 'Search for the plain words'],
  ['excluded', 'Do not exclude it'],
] as const)('says what removing a part does that is used as %s', (use, hint) => {
  const html = renderMarkup(<UnderstoodChips search={{ partial: 0, parts: [{ ...part, use }], matched: {} }} />);
  expect(html).toContain(`(${hint})`);
});
