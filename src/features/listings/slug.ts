import anyAscii from 'any-ascii';

const MAX_LENGTH = 60;

/** Address form of a name: transliterated, lower case, `-` between words; 'server' when nothing is left. */
export function slugOf(name: string): string {
  const ascii = anyAscii(name.normalize('NFKD').replace(/\p{Mark}/gu, ''));
  const slug = ascii
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'server';
}
