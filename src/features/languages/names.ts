// The names of languages in each other and in common variants, and of countries where most people speak one of them.
import { fold } from '#contract/fold.ts';

/** BCP 47 tags of the languages that communities are in. */
export const LANGUAGE_TAGS: readonly string[] =
  `af ar bg bn ca cs da de el en es et eu fa fi fil fr gl he hi hr hu id is it ja ka ko lt lv mk ms nb nl pl pt ro
  ru sk sl sq sr sv sw ta te th tr uk ur vi zh`.split(/\s+/);

/**
 * Countries by whose names people look for servers in their language, with its tag. Others have several languages, or
 * English, or a name with other meanings.
 */
const COUNTRIES =
  'AR AT BO BR CN CO CZ DE DK EC EG ES FI FR GR HU ID IQ IT JP KR MX NL NO PL PT RO RU SA SE SY TH TR TW UA UY VE VN'
    .split(' ')
    .map((region) => [region, new Intl.Locale(`und-${region}`).maximize().language] as const);

/** Names, folded, that are a common word elsewhere: `lets`, `roman`. Arabic and Japanese ones match within words. */
const AMBIGUOUS =
  /^(?:\p{sc=Latn}{1,3}|\p{sc=Arab}{1,4}|araba|baski|checa|danca|finn|fins|georgia|leto|lets|lett|phap|pole|pools|roman|swede|viro|misir|タイ|シリア|เช็ก|จีน|ซีเรีย)$/u;

/** Names that are not a language's standard name in any language: inflections, synonyms, spellings, a script, who is from a country. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ar: 'arabophone* عربي العربي مصري مصرية مصريين سعودي سعودية سعوديين عراقي عراقية عراقيين خليجي خليجية سوري سوريين',
  cs: 'cesky',
  da: 'dane danske',
  de: 'germanophone* tedeschi tedesche alemaes alema osterreicher niemczech niemiec niemcow немцы немцев',
  el: 'ellinika',
  en: 'anglophone* англоязычн* anglojezyczn* anglohablante* angloparlante*',
  es: 'castellano spaniards spanier hispano hispana hispanos hispanohablante* hispanophone* испаноязычн* latino latina latinos mexicanos mexicanas argentinos argentinas hiszpanie hiszpanow испанцы испанцев',
  fa: 'farsi',
  fil: 'pilipino tagalog pinoy',
  fr: 'франкоязычн* francoparlante* franzosen francophone* francuzi francuzow французы французов',
  he: 'ivrit',
  id: 'bahasa_indonesia indo',
  it: 'italiener wlosi wlochow wloszech итальянцы итальянцев',
  ja: 'japaner japonczycy японцы',
  ko: '한국',
  nb: 'norske bokmal norsk_bokmal norwegian_bokmal',
  nl: 'flemish nederlandse vlaams',
  pl: 'polsku polacy polakow polsce поляки поляков польше',
  pt: 'lusophone* lusofon* brasileiro brasileira brazilian brasileiros portugaise brasileno brasilenos brasilenas brasilianer',
  ro: 'romana romanesc rumanian',
  ru: 'russophone* russkiy russen rosjanie rosjan россияне',
  sv: 'pa_svenska svenske',
  th: 'thailandisch',
  tr: 'turk turca turque turkce turken turcy турки',
  uk: 'ukrainer ukraincy ukrainie украинцы украине український україномовн* українською',
  vi: 'viet viet_nam',
  zh: 'mandarin 简体中文 华语 中国語 汉语 國語',
  'zh-TW': '繁体中文 繁體中文',
};

type Forms = readonly (readonly [name: RegExp, ...forms: string[]])[];

/**
 * Forms of a language's name: who or what is in it, its speakers, and `in German`. Questions often show by nothing else
 * in which language they are.
 */
const FORMS: Readonly<Record<string, Forms>> = {
  en: [
    [/$/, '_speaking', '_speaker*'],
    [/an$/, 'ans'],
  ],
  de: [
    [/^/, 'auf_'],
    [/$/, 'sprachig*'],
    [/sch$/, 'sche', 'scher', 'schen', 'schem', 'sches'],
  ],
  es: [
    [/^/, 'en_'],
    [/o$/, 'a', 'os', 'as'],
    [/([lns])$/, '$1a', '$1es', '$1as'],
  ],
  fr: [
    [/^/, 'en_'],
    [/$/, 'e', 's', 'es'],
    [/en$/, 'enne', 'ennes'],
  ],
  it: [
    [/^/, 'in_'],
    [/o$/, 'a', 'i', 'e'],
    [/e$/, 'i'],
  ],
  nl: [
    [/^/, 'in_het_'],
    [/s$/, 'se'],
  ],
  pl: [
    [/^(.+)i$/, 'po_$1u', '$1ojezyczn*'],
    [/ki$/, 'ka', 'kie', 'kich', 'kim', 'cy', 'kiego', 'kiej'],
  ],
  pt: [
    [/^/, 'em_', 'fala_'],
    [/o$/, 'a', 'os', 'as'],
    [/ês$/, 'esa', 'eses', 'esas'],
  ],
  ru: [[/^(.+)ий$/, 'по_$1и', 'на_$1ом', '$1оязычн*', '$1ая', '$1ое', '$1ие', '$1их', '$1ой', '$1ом']],
  sv: [
    [/^/, 'pa_'],
    [/a$/, ''],
  ],
  da: [[/sk$/, 'ske']],
  nb: [[/sk$/, 'ske']],
  ar: [
    [/^/, 'ب'],
    [/^ال(.{4,})ية$/, '$1ي'],
  ],
};

/** Forms of a country's name: after `in`, `to` and `from`. */
const COUNTRY_FORMS: Readonly<Record<string, Forms>> = {
  pl: [[/(?<=[ij])a$/, 'i']],
  ru: [
    [/(?<=и)я$/, 'и', 'ю'],
    [/(?<=[нш])а$/, 'е', 'у', 'ы', 'и'],
  ],
  uk: [
    [/(?<=і)я$/, 'ї', 'ю'],
    [/(?<=[нщ])а$/, 'і', 'у', 'и'],
  ],
};

type Name = readonly [term: string, tag: string, ...inLanguage: string[]];

/**
 * Terms in the format of `tags/term-finder`, each with its tag and, if known, the language that it is a word of; a name
 * can occur more than once.
 */
export function* languageNames(): Iterable<Name> {
  for (const inLanguage of [...LANGUAGE_TAGS, 'pt-BR']) yield* named(inLanguage);
  for (const [tag, names] of Object.entries(OTHER_NAMES)) for (const name of names.split(' ')) yield [name, tag];
}

/** Norwegian, not the full "Norwegian Bokmål". */
export function nameIn(inLanguage: string, tag: string): string {
  const languages = new Intl.DisplayNames([inLanguage], { type: 'language' });
  return termOf(languages.of(tag === 'nb' ? 'no' : tag) ?? tag);
}

function* named(inLanguage: string): Iterable<Name> {
  const { language: own } = new Intl.Locale(inLanguage);
  const regions = new Intl.DisplayNames([inLanguage], { type: 'region' });
  const names = LANGUAGE_TAGS.flatMap((tag) => {
    return formsOf(nameIn(inLanguage, tag), FORMS[own]).map((term): [string, string] => [term, tag]);
  });
  for (const [region, tag] of COUNTRIES) {
    const name = termOf(regions.of(region) ?? region);
    names.push(...formsOf(name, COUNTRY_FORMS[own]).map((term): [string, string] => [term, tag]));
  }
  for (const [term, tag] of names) if (tag === own || !AMBIGUOUS.test(fold(term))) yield [term, tag, own];
}

function formsOf(name: string, forms: Forms = []): string[] {
  const matching = forms.filter(([part]) => part.test(name));
  return [name, ...matching.flatMap(([part, ...all]) => all.map((form) => name.replace(part, form)))];
}

const termOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '_');
