import { expect, it } from 'vitest';
import { questionOf } from './question.ts';

it('a word that is said twice is one part', () => {
  const question = questionOf('chess schach chess', (text) =>
    text.split(' ').map((word) => ({ words: [word], weight: 1, tags: ['chess'], categories: [], languages: [] })),
  );
  expect(question?.parts.map(({ text }) => text)).toEqual(['chess', 'schach']);
});
