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

/** How many bits are set in both. Eight words at a time are added up bit by bit, so that one popcount does for eight. */
export function countAnd(a: Uint32Array, b: Uint32Array): number {
  let eights = 0;
  let [ones, twos, fours] = [0, 0, 0];
  const end = a.length - (a.length % 8);
  for (let i = 0; i < end; i += 8) {
    let word = a[i]! & b[i]!;
    let next = a[i + 1]! & b[i + 1]!;
    let half = ones ^ word;
    const twosA = (ones & word) | (half & next);
    ones = half ^ next;
    word = a[i + 2]! & b[i + 2]!;
    next = a[i + 3]! & b[i + 3]!;
    half = ones ^ word;
    const twosB = (ones & word) | (half & next);
    ones = half ^ next;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    word = a[i + 4]! & b[i + 4]!;
    next = a[i + 5]! & b[i + 5]!;
    half = ones ^ word;
    const twosC = (ones & word) | (half & next);
    ones = half ^ next;
    word = a[i + 6]! & b[i + 6]!;
    next = a[i + 7]! & b[i + 7]!;
    half = ones ^ word;
    const twosD = (ones & word) | (half & next);
    ones = half ^ next;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    eights += popcount((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = eights * 8 + popcount(fours) * 4 + popcount(twos) * 2 + popcount(ones);
  for (let i = end; i < a.length; i++) count += popcount(a[i]! & b[i]!);
  return count;
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
