// The names of languages: in the interface languages and some more, in the language itself, and in common variants.
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';

/** BCP 47 tags of the languages that communities are in. */
export const LANGUAGE_TAGS: readonly string[] =
  `af ar bg bn ca cs da de el en es et eu fa fi fil fr gl he hi hr hu id is it ja ka ko lt lv mk ms nb nl pl pt ro
  ru sk sl sq sr sv sw ta te th tr uk ur vi zh`.split(/\s+/);

/** Names that are not a language's standard name in any language: inflections, synonyms, spellings, a script. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ar: 'arabe arabisch arabischsprachig عربي العربي',
  cs: 'cesky tschechische',
  da: 'dane dansk danske',
  de: 'auf_deutsch allemande alemana deutsche deutscher deutsches deutschen deutschsprachig* german_speaking germanophone* tedesca niemiecki',
  el: 'ellinika',
  en: 'englische englischsprachig* anglophone* anglaise inglesa angielski english_speaking',
  es: 'en_espanol castellano espanola espagnole spanische spanischsprachig* spanish_speaking hispano hispana hispanos hispanohablante* latino latina latinos hiszpanski',
  fa: 'farsi',
  fil: 'pilipino tagalog pinoy',
  fr: 'en_francais francaise francophone* franzosische francuski french_speaking',
  he: 'hebreo ivrit',
  hu: 'ungarische',
  id: 'bahasa_indonesia indo',
  it: 'in_italiano italiana italienne italienische wloski',
  ja: 'japonaise japonesa japanische',
  ko: 'coreana coreenne koreanische 한국',
  nb: 'norsk norske norwegian norwegisch norvegien noruego',
  nl: 'in_het_nederlands flemish nederlandse niederlandische vlaams',
  pl: 'po_polsku polska polskie polsku polskim polskich polonaise polaca polnische',
  pt: 'em_portugues brasileiro brasileira brazilian brasileiros portuguesa portugaise portugiesische',
  ro: 'rumanian romana romanesc',
  ru: 'russkiy russe rusa russische russian_speaking русскоязычн* русский русская русское русские русском русской по_русски на_русском',
  sv: 'pa_svenska svenska svensk svenske',
  th: 'thailandisch',
  tr: 'turk turc turque turca turkische turkce',
  uk: 'ukrainische українська український україномовн*',
  vi: 'viet viet_nam vietnamesisch',
  zh: 'mandarin chinoise 简体中文 华语 中国語 汉语 國語',
  'zh-TW': '繁体中文 繁體中文',
};

/** Terms in the format of `tags/term-finder`, each with its tag; a name can occur more than once. */
export function* languageNames(): Iterable<[term: string, tag: string]> {
  for (const inLanguage of [...INTERFACE_LANGUAGES, 'pt', 'ru']) {
    const names = namesIn(inLanguage);
    for (const tag of LANGUAGE_TAGS) yield* named(names, tag);
  }
  for (const tag of LANGUAGE_TAGS) yield* named(namesIn(tag), tag);
  for (const [tag, names] of Object.entries(OTHER_NAMES)) for (const name of names.split(' ')) yield [name, tag];
}

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'language' });

function* named(names: Intl.DisplayNames, tag: string): Iterable<[term: string, tag: string]> {
  const name = names.of(tag);
  if (name !== undefined && name !== tag) yield [name.trim().replaceAll(/\s+/g, '_'), tag];
}
