// Content hash: a number of 52 bits for a text, so that a change is seen without keeping what was hashed. The same in every
// process. Not for anything that an attacker gains by.
import { hash } from 'node:crypto';

export function contentHash(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 13), 16); // hex digits, of 4 bits
}
