import { expect, it } from 'vitest';
import { HELD_KEYS } from '#features/holds/contract.ts';
import { heldView } from '#features/holds/held-because.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { heldText } from './held-text.ts';

const held = (heldBecause: Parameters<typeof heldText>[0]['heldBecause']) => ({
  heldReason: 'In English.',
  heldBecause,
});

it('translates the reason by its key', async () => {
  const [en, de, ar] = await Promise.all([loadedI18n('en'), loadedI18n('de'), loadedI18n('ar')]);
  const small = held({ key: 'few-members', members: 1200 });
  expect(heldText(small, en)).toBe('It has fewer than 1,200 members.');
  expect(heldText(small, de)).toBe('Er hat weniger als 1.200 Mitglieder.');
  expect(heldText(held({ key: 'few-members', members: 2 }), ar)).toBe('فيه أقل من عضوين.');
  expect(heldText(held({ key: 'same-name', name: 'Porch' }), de)).toContain('Porch');
  expect(heldText(held({ key: 'same-name' }), de)).toBe('Er heißt genauso wie ein anderer Server.');
});

it('returns the text of a moderator if there is no key', async () => {
  const de = await loadedI18n('de');
  expect(heldText({ heldReason: 'Please tell us more.', heldBecause: null }, de)).toBe('Please tell us more.');
  expect(heldText({ heldReason: null, heldBecause: null }, de)).toBeNull();
});

it.each(HELD_KEYS)('says in English what the API says for the reason %s', (key) => {
  const view = heldView({ key, name: 'Porch', members: 10 });
  expect(heldText(view, createI18n('en'))).toBe(view.heldReason);
});
