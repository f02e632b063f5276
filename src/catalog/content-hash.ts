// Content hash: a 52-bit number for a text, to detect a change without storing the text. The same in every process. Not
// for security: collisions can be constructed.
import { hash } from 'node:crypto';

export function contentHash(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 13), 16); // hex digits, of 4 bits
}
