// Detects the language of a text with the library, adjusted for its known limits. Loaded only by the detector process:
// the library's tables take more memory than anything else in the server except the catalog.
import { eld } from 'eld/extrasmall';
import { UNSPACED_AND_KOREAN } from '#contract/fold.ts';
import { ENGLISH_WORDS } from './english-words.ts';

/** Scripts in which one character carries as much as three letters. */
const DENSE = new RegExp(`[${UNSPACED_AND_KOREAN}]`, 'gu');
const LATIN = /\p{sc=Latn}/gu;
const CYRILLIC = /\p{sc=Cyrl}/gu;
const HANGUL = /\p{sc=Hang}/gu;
const LETTER = /\p{L}/gu;

/** A text with fewer letters is too short. Product names made of English words look like any language. */
const MIN_LETTERS = 16;
const MIN_ENGLISH_LETTERS = 24;
const MIN_LATIN_LETTERS = 40;
/** A shorter text is English when its English words have this many letters and are this share of its words. */
const MIN_LETTERS_IN_ENGLISH_WORDS = 6;
const MIN_SHARE_OF_WORDS = 1 / 4;
/** Minimum lead of the best language over the next in Latin script: less for a long text. */
const MIN_LEAD = 0.05;
const MIN_LEAD_OF_LONG = 0.03;
const LONG = 100;
/** In a short Cyrillic text: Russian and Ukrainian ones are close to Bulgarian and Serbian. */
const MIN_LEAD_IN_CYRILLIC = 0.01;
const SHORT_IN_CYRILLIC = 40;

/** Words of one of two languages whose statistics are similar; rare in the other and in Galician, where `el` is "he". */
const OWN_WORDS = {
  es: /(?<!\p{L})(?:y|el|del|los|las)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:\p{L}*[ãõ]\p{L}*|com|em|um|uma|quem)(?!\p{L})/iu,
};

/** URLs, custom emoji and mentions: they belong to no language. */
const NOISE = /https?:\S+|(?<![\w-])[\w-]+\.(?:com|net|org|gg|io|dev|app|de|fr)\b\S*|<(?:a?:\w+:|[@#]&?)\d+>/gi;

/** To BCP 47 tags. Of Malay and Indonesian, which are similar, the library knows only Malay, Discord only Indonesian. */
const RENAMED: Readonly<Record<string, string>> = { ms: 'id', tl: 'fil' };

/** BCP 47 tag, or null when the text is too short, in no language, or ambiguous. */
export function detectLanguage(text: string): string | null {
  const plain = plainText(text);
  const letters = count(plain, LETTER);
  const weight = letters + 2 * count(plain, DENSE);
  if (weight < MIN_LETTERS) return isShortEnglish(plain) ? 'en' : null;
  // Korean has its own script, which the library's n-gram tables cover poorly.
  if (count(plain, HANGUL) * 2 > letters) return 'ko';
  const found = eld.detect(plain);
  const scores = found.getScores();
  const [best = 0, next = 0] = Object.values(scores);
  const isLatin = count(plain, LATIN) * 2 > letters;
  const isUnsure = letters < SHORT_IN_CYRILLIC && best - next < MIN_LEAD_IN_CYRILLIC && count(plain, CYRILLIC) > 0;
  const isSure = isLatin ? isSureInLatin(found.language, weight, best - next) : found.isReliable() && !isUnsure;
  if (found.language !== '' && isSure) return RENAMED[found.language] ?? found.language;
  if (letters < LONG && isShortEnglish(plain)) return 'en';
  return weight < MIN_LATIN_LETTERS ? null : spanishOrPortuguese(Object.keys(scores).slice(0, 2), plain);
}

/** Of these two, the one whose words the text has. @param languages the best ones */
function spanishOrPortuguese(languages: readonly string[], text: string): string | null {
  const [language, ...others] = (['es', 'pt'] as const).filter((one) => OWN_WORDS[one].test(text));
  return languages.includes('es') && languages.includes('pt') && others.length === 0 ? (language ?? null) : null;
}

function isShortEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  const known = words.filter((word) => ENGLISH_WORDS.has(word));
  const isPlain = words.every((word) => /^[a-z’']+$/.test(word));
  return (
    isPlain &&
    known.length >= words.length * MIN_SHARE_OF_WORDS &&
    new Set(known).values().reduce((letters, word) => letters + word.length, 0) >= MIN_LETTERS_IN_ENGLISH_WORDS
  );
}

function isSureInLatin(language: string, letters: number, lead: number): boolean {
  if (language === 'en') return letters >= MIN_ENGLISH_LETTERS;
  return letters >= MIN_LATIN_LETTERS && lead >= (letters < LONG ? MIN_LEAD : MIN_LEAD_OF_LONG);
}

/** Normalizes decorated letters and removes URLs, signs and emoji. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(NOISE, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’.,!?]+/gu, ' ')
    .trim();
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
