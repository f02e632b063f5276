// One name in many spellings that look alike: letters of other alphabets, and digits for letters.

/** Cyrillic letters that look like Latin ones, and the digit that replaces each, if any. */
const ALIKE: Readonly<Record<string, readonly [cyrillic: string, digit?: string]>> = {
  a: ['а', '4'],
  e: ['е', '3'],
  i: ['і', '1'],
  o: ['о', '0'],
  s: ['ѕ', '5'],
  c: ['с'],
};

/** The n-th spelling; the 0th is the name itself. All numbers below the product of the choices differ. */
export function disguise(name: string, number: number): string {
  let left = number;
  return [...name]
    .map((letter) => {
      const choices = [letter, ...(ALIKE[letter] ?? [])];
      const choice = choices[left % choices.length]!;
      left = Math.floor(left / choices.length);
      return choice;
    })
    .join('');
}
