// Content hash: a number of 52 bits for a text, so that a change is seen without keeping what was hashed. The same in every
// process. Not for anything that an attacker gains by.
import { hash } from 'node:crypto';

const HEX_DIGITS = 13;

export function contentHash(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, HEX_DIGITS), 16);
}
