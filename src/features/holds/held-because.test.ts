import { expect, it } from 'vitest';
import { guildRejected, heldSentence, heldView, readReason } from './held-because.ts';

it('is read as it was stored, and says what fills its gap', () => {
  const reason = { key: 'same-name', name: '"Porch" {name}' } as const;
  expect(readReason(JSON.stringify(reason))).toEqual(reason);
  expect(readReason(null)).toBeNull();
  expect(heldSentence(reason)).toBe('It has the same name as "Porch" {name}, which is listed.');
  expect(heldSentence({ key: 'few-members', members: 10 })).toBe('It has fewer than 10 members.');
});

it('is answered as a sentence beside its key; what a moderator wrote has no key', () => {
  const key = { key: 'age-restricted' } as const;
  expect(heldView(key)).toEqual({ heldReason: 'It is age-restricted.', heldBecause: key });
  expect(heldView({ key: 'written', text: 'It is spam.' })).toEqual({ heldReason: 'It is spam.', heldBecause: null });
  expect(heldView(null)).toEqual({ heldReason: null, heldBecause: null });
});

it('refuses a rejected server with the reason of the moderator', () => {
  const refusal = (stored: string | null): string => guildRejected({ held_because: stored }).message;
  expect(refusal('{"key":"written","text":"Spam."}')).toBe('This server cannot be listed: Spam.');
  expect(refusal(null)).toBe('This server cannot be listed: a moderator rejected it');
});
