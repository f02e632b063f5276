// Letters that look like Latin ones, as Unicode's list of confusables has them (UTS #39, confusables.txt, version 10):
// those of scripts that people write, one letter for one letter. What NFKD makes plain (mathematical, full-width and
// circled letters) and what `fold` does is not repeated here.
import { fold } from '#contract/fold.ts';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅꓮꭺ',
  b: 'ƀƂƃƄɓΒβБВЬвѢѣҌҍᏏᏴᏼᖯᗷꓐꞴ',
  c: 'ȼСсҪҫᏟⲤⲥꓚꮯ',
  d: 'ƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓꭰ',
  e: 'ɆɇΕЕеҽҿᎬꓰꬲꭼ',
  f: 'ƑƒϜքᖴᵮẝꓝꞘꞙꬵ',
  g: 'ƍǤǥɠɡԌԍցᏀᏳᏻᶃꓖꮐ',
  h: 'ɦΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧⲎꓧꚕꮋ',
  i: 'ƖƗɨɩΙιІіӀӏᎥᵻᵼⲒꓲꙇꭵ',
  j: 'ɈɉͿϳЈјᎫᒍꓙꞲꭻ',
  k: 'ƙΚκКкҚқҞҟᏦⱩⲔⲕꓗꝀꮶ',
  l: 'ƚǀɫɭᏞᒪⳐⳑꓡꮮ',
  m: 'мɱΜϺМӍᎷᗰᵯⲘꓟ',
  n: 'ƝƞɳΝηոռᵰⲚꓠ',
  o: 'ƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ',
  p: 'ƥΡρРрᏢᑭᴩᵽⲢⲣꓑꮲ',
  q: 'ʠԛգզ',
  r: 'ɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꮪ',
  t: 'ƭƮȾΤτТтҬҭᎢᵵⲦꓔꭲ',
  u: 'ɄʋυՍսᏌᑌᵾꓴꞟꭎꭒꮜ',
  v: 'νѴѵᏙᐯꓦꮩ',
  w: 'ɯѡԜԝաᎳᏔꓪꝡꮃ',
  x: 'ΧХхҲᕁᕽ᙭᙮ⲬꓫꞳ',
  y: 'ƴɎɏɣΥγУуҮүҰұᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƵƶȤȥʐΖᏃᵶꓜꮓ',
};

/** Drawn like them at a glance: letters where the shape decides, as in a word that mixes scripts. */
const SHAPES: Readonly<Record<string, string>> = {
  a: 'дДλΛ₳',
  b: 'бъЪ฿',
  c: '₵¢',
  d: '₫',
  e: 'єЄэЭзЗ€',
  f: '₣',
  g: '₲',
  h: 'ђ₴',
  k: '₭',
  l: '₤£',
  n: 'иИпП₦',
  p: '₱',
  r: 'яЯ',
  t: '₮',
  u: 'цЦ',
  w: 'шШщЩωΩ₩',
  y: 'чЧ¥',
};

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const OUTSIDE_ASCII = /[^\0-\x7f]/;
/** Scripts with letters that look like those of another. */
const SCRIPTS = ['Latn', 'Grek', 'Cyrl', 'Cher', 'Copt', 'Armn', 'Lisu', 'Cans'].map(
  (script) => new RegExp(`\\p{sc=${script}}`, 'u'),
);

/** As blank as a space, though letters or symbols to Unicode: Hangul fillers and the empty Braille pattern. */
export const BLANKS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** The letters of flags. Two side by side are a flag, one is a letter. */
const FLAG_LETTERS = /\p{RI}/gu;
const LONE_FLAG_LETTERS = /(?<!\p{RI})\p{RI}(?!\p{RI})/gu;

const latinised = translator(LOOK_ALIKES);
const latinisedByShape = translator(LOOK_ALIKES, SHAPES);

/**
 * Folded, without what can't be seen, with look-alike letters made Latin. In a word that mixes scripts capitals count by
 * their own shape (a Greek Η is an H, its small η an n); in any other the case must not matter, so that Greek is still
 * compared with Greek.
 */
export function unmask(text: string): string {
  if (!OUTSIDE_ASCII.test(text)) return fold(text);
  const seen = visible(text.replace(LONE_FLAG_LETTERS, flagLetter));
  return latinised(fold(seen.replace(WORD, (word) => (mixesScripts(word) ? latinisedByShape(word) : word))));
}

/** The same by shapes alone, whatever scripts they are of: for what must not be written in any way. */
export function unmaskByShape(text: string): string {
  if (!OUTSIDE_ASCII.test(text)) return fold(text);
  return latinisedByShape(fold(latinisedByShape(visible(text.replace(FLAG_LETTERS, flagLetter)))));
}

function visible(text: string): string {
  return text.replace(BLANKS, ' ').replace(INVISIBLE, '').normalize('NFKD');
}

function flagLetter(indicator: string): string {
  return String.fromCodePoint(indicator.codePointAt(0)! - 0x1f1e6 + 0x61);
}

function mixesScripts(word: string): boolean {
  return OUTSIDE_ASCII.test(word) && SCRIPTS.filter((script) => script.test(word)).length > 1;
}

function translator(...alphabets: (typeof LOOK_ALIKES)[]): (text: string) => string {
  const latin = new Map(
    alphabets.flatMap((alphabet) =>
      Object.entries(alphabet).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
    ),
  );
  const known = new RegExp(`[${[...latin.keys()].join('')}]`, 'gu');
  return (text) => text.replace(known, (one) => latin.get(one) ?? one);
}
