import { expect, it } from 'vitest';
import { questionOf } from './question.ts';

it('turns a repeated word into one part', () => {
  const meaning = { weight: 1, tags: ['chess'], categories: [], languages: [] };
  const question = questionOf('chess schach chess', (text) => ({
    parts: text.split(' ').map((word) => ({ ...meaning, words: [word] })),
    writtenIn: [],
  }));
  expect(question?.parts.map(({ text }) => text)).toEqual(['chess', 'schach']);
});
