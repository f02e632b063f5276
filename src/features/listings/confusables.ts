// Letters that look like Latin ones, as Unicode's list of confusables has them (UTS #39, confusables.txt, version 10):
// those of scripts that people write, one letter for one letter. What NFKD makes plain (mathematical, full-width and
// circled letters) and what `fold` does is not repeated here.
import { fold } from '#catalog/fold.ts';

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

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => [...letters].map((one) => [one, latin])),
);
const LOOKS_LATIN = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'gu');
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Folded, with look-alike letters made Latin. In a word that mixes scripts capitals count by their own shape (a Greek Η is
 * an H, its small η an n); in any other the case must not matter, so that Greek is still compared with Greek.
 */
export function unmask(text: string): string {
  const mixed = text.normalize('NFKD').replace(WORD, (word) => (/[a-z]/i.test(word) ? latinised(word) : word));
  return latinised(fold(mixed));
}

function latinised(text: string): string {
  return text.replace(LOOKS_LATIN, (letter) => LATIN.get(letter) ?? letter);
}
