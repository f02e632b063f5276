import { expect, it } from 'vitest';
import { CATEGORIES, CATEGORY_DESCRIPTIONS } from '#contract/vocabulary.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { categoryDescription } from './category-descriptions.ts';
import { categoryName } from './category-words.ts';

const english = createI18n('en');

it('matches the vocabulary in English', () => {
  for (const { name } of CATEGORIES) {
    expect(categoryName(name, english)).toBe(name);
    expect(categoryDescription(name, '', english)).toBe(CATEGORY_DESCRIPTIONS[name]);
  }
});

it('translates known categories by key and shows unknown ones unchanged', async () => {
  const spanish = await loadedI18n('es');
  expect(categoryName('Music', spanish)).toBe('Música');
  expect(categoryDescription('Music', 'Bands.', spanish)).not.toBe('Bands.');
  expect(categoryDescription('Added later', 'Bands.', spanish)).toBe('Bands.');
  expect(['Added later', 'toString'].map((name) => categoryName(name, spanish))).toEqual(['Added later', 'toString']);
});
