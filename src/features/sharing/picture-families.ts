// Names of the fonts in pictures. A family lists its subsets in order; Satori falls back to system fonts after them.
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
const family = (name: string): string => subsets.map((subset) => `${name} ${subset}`).join(', ');

export const FONT_SUBSETS: readonly string[] = subsets;
export const DISPLAY = family('display');
export const TEXT = family('text');
