// Bits: sets of ordinals as bitmaps, one bit per ordinal, 32 to a word. Bitmaps given together have equal length.

/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function wordsFor(ordinals: number): number {
  return (ordinals + 31) >>> 5;
}

export function hasBit(bits: Uint32Array, ordinal: number): boolean {
  return ((bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

export function setBit(bits: Uint32Array, ordinal: number): void {
  bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function clearBit(bits: Uint32Array, ordinal: number): void {
  bits[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i]!;
    if (word !== 0) count += popcount(word);
  }
  return count;
}

export function countAnd(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    const word = a[i]! & b[i]!;
    if (word !== 0) count += popcount(word);
  }
  return count;
}

/** target |= other */
export function orInto(target: Uint32Array, other: Uint32Array): void {
  for (let i = 0; i < target.length; i++) target[i]! |= other[i]!;
}

/** target &= other */
export function andInto(target: Uint32Array, other: Uint32Array): void {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
}

/** target &= ~other */
export function andNotInto(target: Uint32Array, other: Uint32Array): void {
  for (let i = 0; i < target.length; i++) target[i]! &= ~other[i]!;
}

/** The set ordinals, ascending. `count` is how many there are. */
export function listOfBits(bits: Uint32Array, count: number): Uint32Array {
  const list = new Uint32Array(count);
  let n = 0;
  for (let i = 0; i < bits.length && n < count; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) list[n++] = (i << 5) + 31 - Math.clz32(word & -word);
  }
  return list;
}
