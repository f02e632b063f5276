// Radix: ordinals by a column of numbers, highest first, in time that grows with their count alone.

const DIGIT_BITS = 11;
const DIGITS = 6;
const RADIX = 1 << DIGIT_BITS;
const HALF = 32;
const LAST_WITHOUT_SIGN = 0xff;

/** Sorts stably: equal numbers stay in the order of `ordinals`. The column holds no NaN. */
export function sortedByNumber(ordinals: Uint32Array, column: Float64Array): Uint32Array {
  const halves = new Uint32Array(column.buffer, column.byteOffset, column.length * 2);
  const counts = countDigits(ordinals, halves);
  let from = ordinals.slice();
  let to = new Uint32Array(ordinals.length);
  for (let digit = 0; digit < DIGITS; digit++) {
    const places = counts.subarray(digit * RADIX, (digit + 1) * RADIX);
    if (places.includes(from.length)) continue;
    let start = 0;
    for (let value = 0; value < RADIX; value++) {
      const count = places[value]!;
      places[value] = start;
      start += count;
    }
    for (let i = 0; i < from.length; i++) to[places[digitOf(halves, from[i]!, digit)]!++] = from[i]!;
    [from, to] = [to, from];
  }
  return from;
}

/** How often each value of each digit comes. All digits in one pass: the numbers lie anywhere. */
function countDigits(ordinals: Uint32Array, halves: Uint32Array): Uint32Array {
  const counts = new Uint32Array(DIGITS * RADIX);
  for (const ordinal of ordinals) {
    for (let digit = 0; digit < DIGITS; digit++) counts[digit * RADIX + digitOf(halves, ordinal, digit)]!++;
  }
  return counts;
}

/** Eleven bits of the number, lowest digit first, turned so that a higher number has lower digits. */
function digitOf(halves: Uint32Array, ordinal: number, digit: number): number {
  const low = halves[ordinal * 2]!;
  const high = halves[ordinal * 2 + 1]!;
  const bits = bitsAt(low, high, digit * DIGIT_BITS) & (RADIX - 1);
  // Without its sign, which is right as it is, the bits of a positive number grow with it: they are turned over.
  // Those of a negative number shrink.
  if (high >>> 31 === 1) return bits;
  return bits ^ (digit === DIGITS - 1 ? LAST_WITHOUT_SIGN : RADIX - 1);
}

function bitsAt(low: number, high: number, shift: number): number {
  if (shift >= HALF) return high >>> (shift - HALF);
  return shift + DIGIT_BITS <= HALF ? low >>> shift : (low >>> shift) | (high << (HALF - shift));
}
