// One name in many spellings that look alike: letters of other alphabets, and digits that stand for letters.

/** Cyrillic letters that look like Latin ones, and the digit that stands for each where there is one. */
const ALIKE: Readonly<Record<string, readonly [cyrillic: string, digit?: string]>> = {
  a: ['а', '4'],
  e: ['е', '3'],
  i: ['і', '1'],
  o: ['о', '0'],
  s: ['ѕ', '5'],
  c: ['с'],
};

/** The n-th spelling, the 0th the name itself: each number below the product of the choices gives another. */
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
