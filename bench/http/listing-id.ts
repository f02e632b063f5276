/** The id of an invented listing, computed from its number; unordered, like real ones. */
export function listingId(number: number): string {
  const mixed = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  return `s_${mixed.toString(16).padStart(8, '0')}${number.toString(16).padStart(12, '0')}`;
}
