import { afterEach, expect, it } from 'vitest';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { categoryDescription, categoryName } from './category-words.ts';

afterEach(() => speak('en'));

it('are the own ones in English', () => {
  expect(categoryName('Gaming')).toBe('Gaming');
  expect(categoryDescription('Gaming', 'Guilds.')).toBe('Guilds.');
});

it('are translated by their key, and shown as they are when they are not known', async () => {
  await loadTexts('es');
  speak('es');
  expect(categoryName('Music')).toBe('Música');
  expect(categoryDescription('Music', 'Bands.')).not.toBe('Bands.');
  expect([categoryName('Added later'), categoryName('toString')]).toEqual(['Added later', 'toString']);
});
