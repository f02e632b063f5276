import { expect, test } from 'vitest';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { speak } from '#web/kit/language.ts';
import { loadTexts } from '#web/kit/translate.ts';
import { successText } from './success-modal.tsx';

const server = { id: 's_1', name: 'Byte Bazaar', slug: 'byte-bazaar', approved: true };

test('a new server is on the row and says that it is synced every day', () => {
  const { title, text } = successText({ server, isExisting: false, heldReason: null, heldBecause: null, unlocked: [] });
  expect(title).toBe('Byte Bazaar is on the row');
  expect(text).toContain('The server is synced automatically every day.');
});

test('a server that was listed before has the wording of updated information', () => {
  const { title, text } = successText({ server, isExisting: true, heldReason: null, heldBecause: null, unlocked: [] });
  expect(title).toBe('Byte Bazaar has been updated');
  expect(text).toContain('information is updated');
  expect(text).toContain('synced automatically every day');
});

const waiting = { ...server, approved: false };
const restricted: SubmittedServer = {
  server: waiting,
  isExisting: false,
  heldReason: 'It is age-restricted.',
  heldBecause: { key: 'age-restricted' },
  unlocked: [],
};

test('a held server says why it waits, and its page shows to its submitter', () => {
  const held = successText(restricted);
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: true });
  expect(held.text).toMatch(/^It is age-restricted\. Only you can see/);
});

test('the reason is said in the language of the interface', async () => {
  speak('ja');
  await loadTexts('ja');
  const { text } = successText(restricted);
  speak('en');
  expect(text).toMatch(/^年齢制限があります。 /);
});

test('a server that somebody submitted before and that still waits has no page to show', () => {
  const held = successText({ server: waiting, isExisting: true, heldReason: null, heldBecause: null, unlocked: [] });
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: false });
});
