import { expect, it } from 'vitest';
import { createTokenCipher } from './token-cipher.ts';

const cipher = createTokenCipher('a secret that is long enough for tests only');

it('opens what it sealed, differently each time', () => {
  const [first, second] = [cipher.seal('u_1', 'tökên'), cipher.seal('u_1', 'tökên')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('tökên');
  expect([cipher.open('u_1', first), cipher.open('u_1', second)]).toEqual(['tökên', 'tökên']);
});

it('opens nothing for another user, with another secret, or after a change', () => {
  const sealed = cipher.seal('u_1', 'token');
  expect(cipher.open('u_2', sealed)).toBeNull();
  expect(createTokenCipher('another secret of at least 32 characters').open('u_1', sealed)).toBeNull();
  for (const changed of [
    sealed.slice(0, -2),
    sealed.replace('v1', 'v2'),
    'v1.',
    '',
    `${sealed.slice(0, 10)}A${sealed.slice(11)}`,
  ]) {
    expect(cipher.open('u_1', changed === sealed ? 'v1.AA' : changed)).toBeNull();
  }
});
