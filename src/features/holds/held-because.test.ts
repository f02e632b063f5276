import { expect, it } from 'vitest';
import { guildRejected, heldSentence, heldView, readReason } from './held-because.ts';

it('reads a stored reason and fills in its sentence', () => {
  const reason = { key: 'same-name', name: '"Porch" {name}' } as const;
  expect(readReason(JSON.stringify(reason))).toEqual(reason);
  expect(readReason(null)).toBeNull();
  expect(heldSentence(reason)).toBe('It has the same name as "Porch" {name}, which is listed.');
  expect(heldSentence({ key: 'few-members', members: 10 })).toBe('It has fewer than 10 members.');
});

it('returns a sentence with its key, and no key for a text written by a moderator', () => {
  const key = { key: 'age-restricted' } as const;
  expect(heldView(key)).toEqual({ heldReason: 'It is age-restricted.', heldBecause: key });
  expect(heldView({ key: 'written', text: 'It is spam.' })).toEqual({ heldReason: 'It is spam.', heldBecause: null });
  expect(heldView(null)).toEqual({ heldReason: null, heldBecause: null });
});

it("refuses a rejected server with the moderator's reason", () => {
  const refusal = (stored: string | null): string => guildRejected({ held_because: stored }).message;
  expect(refusal('{"key":"written","text":"Spam."}')).toBe('This server cannot be listed: Spam.');
  expect(refusal(null)).toBe('This server cannot be listed: a moderator rejected it.');
});
