// Names of the fonts in pictures. A family is its subsets one after the other, then what the computer has for others.
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
const family = (name: string): string => subsets.map((subset) => `${name} ${subset}`).join(', ');

export const FONT_SUBSETS: readonly string[] = subsets;
export const DISPLAY = family('display');
export const TEXT = family('text');
