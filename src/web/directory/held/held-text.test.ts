import { afterEach, expect, it } from 'vitest';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { heldText } from './held-text.ts';

afterEach(() => speak('en'));

const small = {
  heldReason: 'It has fewer than 10 members.',
  heldBecause: { key: 'few-members', members: 10 },
} as const;
const written = { heldReason: 'Please tell us more.', heldBecause: null };

it('is the sentence of the answer in English', () => {
  expect(heldText(small)).toBe(small.heldReason);
  expect(heldText({ heldReason: null, heldBecause: null })).toBeNull();
});

it('goes by the key in another language; what a moderator wrote stays', async () => {
  speak('de');
  await loadTexts('de');
  expect(heldText(small)).toBe('Er hat weniger als 10 Mitglieder.');
  expect(heldText(written)).toBe('Please tell us more.');
});
