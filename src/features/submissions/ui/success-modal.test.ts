import { expect, test } from 'vitest';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { successText } from './success-modal.tsx';

const i18n = createI18n('en');
const server = { id: 's_1', name: 'Byte Bazaar', slug: 'byte-bazaar', approved: true };

test('a new server is listed and says that it is synced every day', () => {
  const { title, text } = successText(
    { server, isExisting: false, heldReason: null, heldBecause: null, unlocked: [] },
    i18n,
  );
  expect(title).toBe('Byte Bazaar is now listed');
  expect(text).toContain('The server is synced automatically every day.');
});

test('a server that was listed before has the wording of updated information', () => {
  const { title, text } = successText(
    { server, isExisting: true, heldReason: null, heldBecause: null, unlocked: [] },
    i18n,
  );
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
  const held = successText(restricted, i18n);
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: true });
  expect(held.text).toMatch(/^It is age-restricted\. Only you can see/);
});

test('the reason is said in the language of the interface', async () => {
  const { text } = successText(restricted, await loadedI18n('ja'));
  expect(text).toMatch(/^年齢制限があります。 /);
});

test('a server that somebody submitted before and that still waits has no page to show', () => {
  const held = successText(
    { server: waiting, isExisting: true, heldReason: null, heldBecause: null, unlocked: [] },
    i18n,
  );
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: false });
});
