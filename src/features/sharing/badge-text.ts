// Widths of badge texts. Each text is stretched to the width computed here, so that a badge fits without scripts in any
// font.

/** Widths in Verdana, in thousandths of the font size. All other characters, digits above all, count as `DIGIT`. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 352,
  '.': 364,
  ',': 364,
  '/': 454,
  '(': 454,
  ')': 454,
  K: 693,
  M: 843,
  a: 601,
  b: 623,
  c: 521,
  d: 623,
  e: 596,
  f: 352,
  g: 623,
  h: 633,
  i: 274,
  j: 344,
  k: 592,
  l: 274,
  m: 973,
  n: 633,
  o: 607,
  p: 623,
  q: 623,
  r: 427,
  s: 521,
  t: 394,
  u: 633,
  v: 592,
  w: 818,
  x: 592,
  y: 592,
  z: 525,
};
const DIGIT = 636;

/** @param fontSize in pixels */
export function textWidth(text: string, fontSize: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT), 0);
  return Math.round((thousandths * fontSize) / 100) / 10;
}
