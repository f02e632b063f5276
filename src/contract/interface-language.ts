// The languages that the interface speaks. What people wrote about their servers stays in theirs.

/** As BCP 47 names them; the first is what the interface is written in. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Those that visitors get and may choose: a language is offered once all of its texts are there. */
export const OFFERED_LANGUAGES: readonly InterfaceLanguage[] = INTERFACE_LANGUAGES;

/** Keeps what a visitor chose; readable by scripts, it is no secret. */
export const LANGUAGE_COOKIE = 'language';

/** Any page with this parameter changes the choice and comes back without it. */
export const LANGUAGE_PARAMETER = 'lang';

export function isInterfaceLanguage(text: string): text is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly string[]).includes(text);
}

/** What the languages are called in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ar: 'العربية',
};

export function directionOf(language: InterfaceLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
