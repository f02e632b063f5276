import { expect, it } from 'vitest';
import { loggedReason } from './decisions.ts';

it.each([
  ['It is age-restricted.', { key: 'age-restricted' }],
  ['It is spam.', { key: 'written', text: 'It is spam.' }],
  ['It has fewer than 10 members.', { key: 'written', text: 'It has fewer than 10 members.' }],
])('an old entry of the log with %j is undone to that reason', (sentence, reason) => {
  expect(loggedReason(sentence)).toEqual(reason);
});
