// The names of languages: in the interface languages and some more, in the language itself, and in common variants.
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';

/** BCP 47 tags of the languages that communities are in. */
export const LANGUAGE_TAGS: readonly string[] =
  `af ar bg bn ca cs da de el en es et eu fa fi fil fr gl he hi hr hu id is it ja ka ko lt lv mk ms nb nl pl pt ro
  ru sk sl sq sr sv sw ta te th tr uk ur vi zh`.split(/\s+/);

/** Names that are not a language's standard name in any language: inflections, synonyms, spellings, a script. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ar: 'arabe arabophone* arabisch عربي العربي',
  cs: 'cesky tschechische',
  da: 'dane dansk danske',
  de: 'allemande alemana deutsche deutscher deutsches deutschen germanophone* tedesca niemiecki',
  el: 'ellinika',
  en: 'englische anglophone* anglaise inglesa angielski англоязычн* anglojezyczn* anglohablante* angloparlante*',
  es: 'castellano espanola espagnole spanische hispano hispana hispanos hispanohablante* hispanophone* испаноязычн* latino latina latinos hiszpanski',
  fa: 'farsi',
  fil: 'pilipino tagalog pinoy',
  fr: 'франкоязычн* francoparlante* francaise francophone* franzosische francuski',
  he: 'hebreo ivrit',
  hu: 'ungarische',
  id: 'bahasa_indonesia indo',
  it: 'italiana italienne italienische wloski',
  ja: 'japonaise japonesa japanische',
  ko: 'coreana coreenne koreanische 한국',
  nb: 'norsk norske norwegian norwegisch norvegien noruego',
  nl: 'flemish nederlandse niederlandische vlaams',
  pl: 'polska polskie polsku polskim polskich polonaise polaca polnische',
  pt: 'lusophone* lusofon* brasileiro brasileira brazilian brasileiros portuguesa portugaise portugiesische',
  ro: 'rumanian romana romanesc',
  ru: 'russophone* russkiy russe rusa russische русский русская русское русские русском русской',
  sv: 'pa_svenska svenska svensk svenske',
  th: 'thailandisch',
  tr: 'turk turc turque turca turkische turkce',
  uk: 'ukrainische українська український україномовн* українською',
  vi: 'viet viet_nam vietnamesisch',
  zh: 'mandarin chinoise 简体中文 华语 中国語 汉语 國語',
  'zh-TW': '繁体中文 繁體中文',
};

/**
 * Who or what is in a language, made from its name in another: who speaks it, and `in German`. Questions often show
 * by nothing else in which language they are.
 */
const FORMS: Readonly<Record<string, readonly [name: RegExp, form: string][]>> = {
  en: [
    [/$/, '_speaking'],
    [/$/, '_speaker*'],
  ],
  de: [
    [/^/, 'auf_'],
    [/$/, 'sprachig*'],
  ],
  es: [[/^/, 'en_']],
  fr: [[/^/, 'en_']],
  it: [[/^/, 'in_']],
  nl: [[/^/, 'in_het_']],
  pl: [
    [/^(.+)i$/, 'po_$1u'],
    [/^(.+)i$/, '$1ojezyczn*'],
  ],
  pt: [
    [/^/, 'em_'],
    [/^/, 'fala_'],
  ],
  ru: [
    [/^(.+)ий$/, 'по_$1и'],
    [/^(.+)ий$/, 'на_$1ом'],
    [/^(.+)ий$/, '$1оязычн*'],
  ],
  sv: [[/^/, 'pa_']],
  ar: [[/^/, 'ب']],
};

/** Terms in the format of `tags/term-finder`, each with its tag; a name can occur more than once. */
export function* languageNames(): Iterable<[term: string, tag: string]> {
  for (const inLanguage of [...INTERFACE_LANGUAGES, 'pt', 'ru']) yield* named(LANGUAGE_TAGS, inLanguage);
  for (const tag of LANGUAGE_TAGS) yield* named([tag], tag);
  for (const [tag, names] of Object.entries(OTHER_NAMES)) for (const name of names.split(' ')) yield [name, tag];
}

function* named(tags: readonly string[], inLanguage: string): Iterable<[term: string, tag: string]> {
  const names = new Intl.DisplayNames([inLanguage], { type: 'language' });
  const forms = FORMS[new Intl.Locale(inLanguage).language] ?? [];
  for (const tag of tags) {
    const name = names.of(tag)?.trim().toLowerCase().replaceAll(/\s+/g, '_') ?? tag;
    if (name === tag) continue;
    yield [name, tag];
    for (const [part, form] of forms) if (part.test(name)) yield [name.replace(part, form), tag];
  }
}
