// The languages of the interface. Texts about servers are not translated.

/** BCP 47 tags ('de', 'pt-BR', 'zh-Hant'); the first is the language of the code. See docs/translations.md. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pl', 'pt-BR'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Each page belongs to one of these; it also needs those before it. */
export const CATALOGS = ['public', 'account', 'admin'] as const;
export type CatalogName = (typeof CATALOGS)[number];

/** Stores a visitor's choice. Not HttpOnly: scripts read it, and it is not secret. */
export const LANGUAGE_COOKIE = 'language';

/** Any page with this parameter stores the choice and redirects to the URL without it. */
export const LANGUAGE_PARAMETER = 'lang';

/** The name of a language in that language, with a capital letter: 'Deutsch', 'Español'. */
export function languageName(language: InterfaceLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Derived from the script: not every browser has `getTextInfo`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The tag, then shorter ones that are interface languages: 'pt-BR', 'pt'. Without English, which is in the code. */
export function fallbackTags(language: InterfaceLanguage): InterfaceLanguage[] {
  const parts = language.split('-');
  const tags = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('-'));
  return INTERFACE_LANGUAGES.slice(1)
    .filter((one) => tags.includes(one))
    .toSorted((a, b) => b.length - a.length);
}

/** For Intl. Every language uses Latin digits, since counts are next to names in all scripts. */
export function intlLocale(language: InterfaceLanguage): string {
  return language === INTERFACE_LANGUAGES[0] ? 'en-US' : `${language}-u-nu-latn`;
}
