import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const excluded = (question: string): string[] =>
  understand(question).parts.flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []));

describe('"no" beside words that Spanish and Portuguese share', () => {
  it.each([
    ['música no rap', ['rap']],
    ['arte no ia', ['ia']],
    ['español no inglés', ['ingles']],
    ['política no religión', ['religion']],
    ['francés no inglés', ['ingles']],
  ])('excludes in Spanish: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

  it.each(['música no brasil', 'arte no mexico', 'música no youtube', 'servidor para jogar no minecraft'])(
    'is "in the" in Portuguese: %s',
    (question) => expect(excluded(question)).toEqual([]),
  );
});
