import { expect, it } from 'vitest';
import { loggedReason } from './decisions.ts';

it.each([
  ['It is age-restricted.', { key: 'age-restricted' }],
  ['It is spam.', { key: 'written', text: 'It is spam.' }],
  ['It has fewer than 10 members.', { key: 'written', text: 'It has fewer than 10 members.' }],
])('converts the sentence %j of an old log entry to a reason', (sentence, reason) => {
  expect(loggedReason(sentence)).toEqual(reason);
});
