import { afterEach, expect, it } from 'vitest';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { reasonTexts } from './reason-texts.ts';

afterEach(() => speak('en'));

const recommendation = {
  reasons: [
    'You like Music',
    'Many members are online',
    'At least 3 people with Tea among their favorites chose it too',
  ],
  because: [
    { part: 'categories', category: 'Music', favorite: null },
    { part: 'activity', category: null, favorite: null },
    { part: 'coFavorites', category: null, favorite: { name: 'Tea', people: 3 } },
  ] as const,
};

it('are those of the answer in English', () => {
  const { reasons, because } = recommendation;
  expect(reasonTexts({ reasons, because: [...because] }, createI18n('en'))).toEqual(reasons);
});

it('are told by their parts in another language', async () => {
  await loadTexts('de');
  speak('de');
  const { reasons, because } = recommendation;
  expect(reasonTexts({ reasons, because: [...because] }, await loadedI18n('de'))).toEqual([
    'Du magst Musik',
    'Viele Mitglieder sind online',
    'Mindestens 3 Leute mit Tea unter ihren Favoriten haben ihn auch gewählt',
  ]);
});
