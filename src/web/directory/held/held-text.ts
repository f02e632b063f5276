import type { HeldBecause } from '#features/holds/contract.ts';
import { texts } from './texts.ts';

export interface Held {
  heldReason: string | null;
  heldBecause: HeldBecause | null;
}

/** Why something waits, in the language of the interface. What a moderator wrote has no key and stays as it is. */
export function heldText({ heldReason, heldBecause }: Held): string | null {
  const sentence = heldBecause && texts.because[heldBecause.key];
  return sentence ? sentence({ name: heldBecause.name ?? '', members: heldBecause.members ?? 0 }) : heldReason;
}
