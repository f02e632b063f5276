import { expect, it } from 'vitest';
import { inviteCodeOf } from './invite-state.ts';

it.each([
  ['abc', 'https://discord.gg/other', 'abc'],
  [null, 'https://discord.gg/AbC-1', 'AbC-1'],
  [null, 'https://discord.com/invite/tea?event=1', 'tea'],
  [null, 'https://discord.gg.example.org/tea', null],
  [null, null, null],
])('finds in code %s and URL %s the code %s', (inviteCode, inviteUrl, expected) => {
  expect(inviteCodeOf({ inviteCode, inviteUrl })).toBe(expected);
});
