import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HeldBecause, HELD_KEYS, type HeldKey } from '#features/holds/contract.ts';
import { heldBecause, heldSentence } from './held-because.ts';

function reason(key: HeldKey, name: string, members: number): HeldBecause {
  if (key === 'same-name' || key === 'same-icon') return { key, name };
  return key === 'few-members' ? { key, members } : { key };
}

it('is read from its own sentence, whatever servers are called', () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('$&', 'Porch, which is listed.', '{name}', 'a\nb'));
  fc.assert(
    fc.property(fc.constantFrom(...HELD_KEYS), names, fc.nat(), (key, name, members) => {
      const because = reason(key, name, members);
      expect(heldBecause(heldSentence(because))).toEqual(because);
    }),
  );
});

it.each([null, '', 'It is small.', 'It has fewer than some members.', 'It is age-restricted'])(
  'is not known of %j',
  (sentence) => {
    expect(heldBecause(sentence)).toBeNull();
  },
);
