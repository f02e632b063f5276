// The languages that the interface speaks. What people wrote about their servers stays in theirs.

/** As BCP 47 names them ('de', 'pt-BR', 'zh-Hant'); the first is what the code is written in. See docs/translations.md. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pl', 'pt-BR'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Those that visitors get and may choose: a language is offered once all of its texts are there. */
export const OFFERED_LANGUAGES: readonly InterfaceLanguage[] = INTERFACE_LANGUAGES;

/** Keeps what a visitor chose; readable by scripts, it is no secret. */
export const LANGUAGE_COOKIE = 'language';

/** Any page with this parameter changes the choice and comes back without it. */
export const LANGUAGE_PARAMETER = 'lang';

/** What a language calls itself, as its speakers begin a line: 'Deutsch', 'Español'. */
export function languageName(language: InterfaceLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** By the script: not every browser has `getTextInfo`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The tag, then each shorter one that is a language of ours: 'pt-BR', 'pt'. English, which the code has, is not in it. */
export function fallbackTags(language: InterfaceLanguage): InterfaceLanguage[] {
  const parts = language.split('-');
  const tags = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('-'));
  return INTERFACE_LANGUAGES.slice(1)
    .filter((one) => tags.includes(one))
    .toSorted((a, b) => b.length - a.length);
}

/** For Intl. Digits are those of the site in every language, since counts are beside names of all scripts. */
export function intlLocale(language: InterfaceLanguage): string {
  return language === INTERFACE_LANGUAGES[0] ? 'en-US' : `${language}-u-nu-latn`;
}
