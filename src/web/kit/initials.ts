// Up to two letters for a community without an icon.

const LETTER = /[\p{L}\p{N}]/u;

/** First letter or digit of the first two words that have one, upper case; '#' for a name without any. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    .split(/[\s\-_|·•/]+/u)
    .map((word) => LETTER.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  return letters.slice(0, 2).join('').toUpperCase() || '#';
}
