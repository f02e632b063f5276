import { expect, test } from 'vitest';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { successText } from './success-modal.tsx';

const i18n = createI18n('en');
const server = { id: 's_1', name: 'Byte Bazaar', slug: 'byte-bazaar', approved: true };

test('says that a new server is listed and synced every day', () => {
  const { title, text } = successText(
    { server, isExisting: false, heldReason: null, heldBecause: null, unlocked: [] },
    i18n,
  );
  expect(title).toBe('Byte Bazaar is now listed');
  expect(text).toContain('The server is synced automatically every day.');
});

test('says that the information of a known server is updated', () => {
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

test('says why a new server is held, and links its page', () => {
  const held = successText(restricted, i18n);
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: true });
  expect(held.text).toMatch(/^It is age-restricted\. Only you can see/);
});

test('translates the reason', async () => {
  const { text } = successText(restricted, await loadedI18n('ja'));
  expect(text).toMatch(/^年齢制限があります。 /);
});

test('says the same when its submitter submits it again', () => {
  expect(successText({ ...restricted, isExisting: true }, i18n)).toEqual(successText(restricted, i18n));
});

test('links no page for a server of another user that is pending review', () => {
  const hidden = { heldReason: 'It is waiting for a moderator.', heldBecause: { key: 'waiting' } } as const;
  const held = successText({ server: waiting, isExisting: true, ...hidden, unlocked: [] }, i18n);
  expect(held).toMatchObject({ title: 'Byte Bazaar waits for a moderator', isPending: true, hasPage: false });
});
