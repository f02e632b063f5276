import { expect, test } from 'vitest';
import { successText } from './success-text.ts';

const server = { id: 's_1', name: 'Byte Bazaar', slug: 'byte-bazaar', approved: true };

test('a new server is on the row and says that it is synced every day', () => {
  const { title, text } = successText({ server, isExisting: false, heldReason: null });
  expect(title).toBe('Byte Bazaar is on the row');
  expect(text).toContain('The server is synced automatically every day.');
});

test('a server that was listed before has the wording of updated information', () => {
  const { title, text } = successText({ server, isExisting: true, heldReason: null });
  expect(title).toBe('Byte Bazaar has been updated');
  expect(text).toContain('information has been updated');
  expect(text).toContain('synced automatically every day');
});

test('a held server says why and that it waits', () => {
  const { title, text } = successText({ server, isExisting: false, heldReason: 'the community is age-restricted' });
  expect(title).toBe('Byte Bazaar waits for a moderator');
  expect(text).toMatch(/^The community is age-restricted\. Only you can see/);
});
