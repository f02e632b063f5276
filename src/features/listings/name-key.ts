import { fold } from '#catalog/fold.ts';

/** A name as look-alikes are compared by: letters and digits alone, without case, accents and decoration. */
export function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
