// Letters that look like Latin ones, from Unicode's list of confusables (UTS #39, confusables.txt, version 10): those
// of scripts in use, one letter for one letter; and those of popular lettering styles. Letters that NFKD makes plain
// (mathematical, full-width and circled ones) and those that `fold` handles are not repeated here. Packages with the
// whole list had no release for years.
import { fold } from '#contract/fold.ts';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅꓮꭺ',
  b: 'ƀƂƃƄɓΒβБВЬвѢѣҌҍᏏᏴᏼᖯᗷꓐꞴɮ',
  c: 'ȼСсҪҫᏟⲤⲥꓚꮯƇƈɕ',
  d: 'ƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓꭰԃԂ',
  e: 'ɆɇΕЕеҽҿᎬⲉꓰꬲꭼ℮Ɛɛ',
  f: 'ƑƒϜᖴᵮẝꓝꞘꞙꬵʄϝ',
  g: 'ƍǤǥɠɡԌԍցᏀᏳᏻᶃꓖꮐ',
  h: 'ɦΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧⲎꓧꚕꮋⱨԋԊ',
  i: 'ƖƗɨɩΙιІіӀӏᎥᵻᵼⲒꓲꙇꭵ⍳',
  j: 'ɈɉͿϳЈјᎫᒍꓙꞲꭻʝ',
  k: 'ƙΚκКкҚқҞҟᏦⱩⲔⲕꓗꝀꮶӄӃҜҝ',
  l: 'ƚɫɭᏞᒪⳐⳑꓡꮮʅⱡⱠ',
  m: 'мɱΜϺМӍᎷᗰᵯⲘꓟʍ',
  n: 'ƝƞɳΝηոռᵰⲚꓠ',
  o: 'ƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ',
  p: 'ƥΡρРрᏢᑭᴩᵽⲢⲣꓑꮲ⍴ք',
  q: 'ʠԛգզϙϘɊɋ',
  r: 'ɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢɾⱤ',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꮪֆƧƨ',
  t: 'ƭƮȾΤτТтҬҭᎢᵵⲦꓔꭲȶƬ',
  u: 'ɄʋυՍսᏌᑌᵾꓴꞟꭎꭒꮜʊ',
  v: 'νѴѵᏙᐯꓦꮩ',
  w: 'ɯѡԜԝաᎳᏔꓪꝡꮃ',
  x: 'ΧХхҲᕁᕽ᙭᙮ⲬꓫꞳӼӽӾӿ',
  y: 'ƴɎɏɣΥγУуҮүҰұᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƵƶȤȥʐΖᏃᵶꓜꮓⱫⱬᶎ',
};

/** Similar at a glance: counted as letters where the shape decides, as in a word that mixes scripts. */
const SHAPES: Readonly<Record<string, string>> = {
  a: 'дДλΛ₳',
  b: 'бъЪ฿',
  c: '₵¢',
  d: '₫',
  e: 'єЄэЭзЗ€',
  f: '₣',
  g: '₲',
  h: 'ђ',
  k: '₭',
  l: '₤£',
  m: '₥',
  n: 'иИпП₦',
  o: '๏',
  p: '₱',
  r: 'яЯ',
  s: '₴',
  t: '₮',
  u: 'цЦ',
  w: 'шШщЩωΩ₩',
  y: 'чЧ¥',
};

/** Counted by shape only in a word that mixes scripts. A stroke is a 1, which words.ts reads as i and as l. */
const OF_OTHER_SCRIPTS: Readonly<Record<string, string>> = {
  1: 'اוןߊⵏ',
  e: 'ⴹ',
  o: 'هھہەסჿഠଠဝዐⵔ〇',
  q: 'ⵕ',
  u: 'ሀ',
  v: 'טⴸ',
  x: 'ⵝ',
  y: 'ყ',
};

/** Letters of popular lettering styles: they count only where a whole word reads as Latin with them. */
const LETTERINGS: Readonly<Record<string, string>> = {
  1: '丨',
  a: 'ᗩ卂คᎯᏗ',
  b: '乃Ᏸ',
  c: 'ᑕ匚ςᄃፈ',
  d: 'Ꮄ',
  e: '乇ᏋΣ',
  f: '千Ꭶ',
  g: 'Ꮆ',
  h: '卄',
  i: 'เ',
  j: 'フᏠ',
  l: 'ㄥᏝᄂ',
  m: '爪',
  n: 'ᑎ几ภᏁ',
  o: 'ㄖᎧ',
  p: '卩Ꭾק',
  q: 'ᑫᎤ',
  r: '尺',
  s: 'ᔕ丂ร',
  t: 'ㄒᏖ',
  u: 'ㄩยᏬ',
  v: 'Ꮙש',
  w: 'ᗯ山ฬᏇ',
  x: '乂ጀא',
  y: 'ㄚץყ',
  z: 'ᘔ乙ፚ',
};

/** Greek sigmas in the shape of a c. NFKD makes them sigmas of the usual shapes. */
const LUNATE_SIGMAS = /[ϲϹ]/g;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Lettering with the signs of currencies has an i with a stroke, which elsewhere is an l. */
const I_AMONG_CURRENCIES = /(?<=\p{Sc})ł|ł(?=\p{Sc})/giu;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const OUTSIDE_ASCII = /[^\0-\x7f]/;
/** Scripts with letters that look like those of another. */
const SCRIPTS = 'Latn Grek Cyrl Cher Copt Armn Lisu Cans Arab Ethi Geor Hani Hebr Mlym Mymr Nkoo Orya Tfng'
  .split(' ')
  .map((script) => new RegExp(`\\p{sc=${script}}`, 'u'));

/** Blank like a space, but letters or symbols to Unicode: Hangul fillers and the empty Braille pattern. */
export const BLANKS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
/** Letters to Unicode, but seen as accents, colons and dots beside a word. Tatweel and long vowels of kana are not. */
const SEPARATORS = /[[\p{Lm}&&\p{sc=Zyyy}]--[\u0640ー\uff70〱-〵]]|ㆍ/gv;
/** Clicks and glottal stops, seen as strokes. */
const STROKES = /[ǀ-ǃʔʕ]/g;
/** NFKD would make letters of some: TM, SM, MC. */
export const TRADEMARKS = /[©®™℠🅪🅫🅬]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** All marks on letters of these scripts, even those that are letters in their own script, which `fold` keeps. */
const ACCENTS = /(?<=[\d\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{M}+/gu;
/** The letters of flags, in pairs. A row of others, or of one letter, is a word. */
const FLAG_LETTERS = /\p{RI}/gu;
const FLAG_LETTER_ROWS = /\p{RI}+/gu;
const FLAGS = /^\p{RGI_Emoji_Flag_Sequence}+$/v;

/** For character classes (flag v): letters that look like none of the Latin ones, and some that look like lines or dots. */
export const UNLIKE_LATIN = String.raw`[[\p{L}--[\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}\p{sc=Cans}${Object.values(OF_OTHER_SCRIPTS).join('')}]]ー\uff70〆ᐧ]`;

const latinized = translator(LOOK_ALIKES);
const latinizedByShape = translator(LOOK_ALIKES, SHAPES);
const latinizedMix = translator(LOOK_ALIKES, SHAPES, OF_OTHER_SCRIPTS);
const latinizedLettering = translator(LOOK_ALIKES, SHAPES, LETTERINGS);

/**
 * Folds a text, removes invisible characters and makes look-alike letters Latin. In a word that mixes scripts, capitals
 * count by their own shape (a Greek Η is an H, its small η an n); in any other word the case must not matter, so that
 * Greek is still compared with Greek.
 */
export function unmask(text: string): string {
  if (!OUTSIDE_ASCII.test(text)) return fold(text);
  const seen = visible(text.replace(FLAG_LETTER_ROWS, (row) => (FLAGS.test(row) ? row : lettersOfFlags(row))));
  return latinized(fold(seen.replace(WORD, (word) => (mixesScripts(word) ? latinizedMix(word) : word))));
}

/** The same by shapes alone, whatever their script: for terms that are blocked however they are written. */
export function unmaskByShape(text: string): string {
  if (!OUTSIDE_ASCII.test(text)) return fold(text);
  const seen = visible(lettersOfFlags(text).replace(I_AMONG_CURRENCIES, 'i'));
  return latinizedByShape(fold(latinizedByShape(seen.replace(WORD, latinLettering))));
}

function latinLettering(word: string): string {
  const latin = latinizedLettering(word);
  return OUTSIDE_ASCII.test(fold(latin)) ? word : latin;
}

function visible(text: string): string {
  const spaced = text.replace(BLANKS, ' ').replace(TRADEMARKS, ' ').replace(SEPARATORS, ' ').replace(STROKES, '|');
  const letters = spaced.replace(INVISIBLE, '').replace(LUNATE_SIGMAS, 'c');
  return letters.normalize('NFKD').replace(ACCENTS, '').replace(FOREIGN_DIGITS, decimalDigit);
}

/** Unicode encodes the ten digits of a script one after another, and some scripts side by side. */
function decimalDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

function lettersOfFlags(text: string): string {
  return text.replace(FLAG_LETTERS, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x1f1e6 + 0x61));
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
