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

it('takes no other word for a typo of a filler', () => {
  const meaning = { weight: 1, tags: [], categories: [], languages: [] };
  const question = questionOf('rated chess', () => ({
    parts: [
      { ...meaning, words: ['rated'], isFiller: true },
      { ...meaning, words: ['chess'] },
    ],
    writtenIn: [],
  }));
  const [filler, word] = question?.parts.map(({ wordings }) => wordings[0]) ?? [];
  expect(filler).toEqual([{ word: 'rated', typos: 0 }]);
  expect(word).toEqual([{ word: 'chess', typos: 1 }]);
});
