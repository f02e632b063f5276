// English names of languages. A table of our own, because the server's and the browser's built-in names may differ.

const NAMES: Record<string, string> = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  'es-419': 'Spanish (Latin America)',
  fa: 'Persian',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  lt: 'Lithuanian',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese (Brazil)',
  ro: 'Romanian',
  ru: 'Russian',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese',
  'zh-CN': 'Chinese (simplified)',
  'zh-TW': 'Chinese (traditional)',
};

/** Name of a BCP 47 tag, of its first part where the whole is not known; the tag itself for any other. */
export function languageName(tag: string): string {
  return nameOf(tag) ?? nameOf(tag.split('-')[0] ?? '') ?? tag;
}

/** The tags of the table with their names, in the order of the names. */
export function knownLanguages(): { tag: string; name: string }[] {
  return Object.entries(NAMES)
    .map(([tag, name]) => ({ tag, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nameOf(tag: string): string | undefined {
  return Object.hasOwn(NAMES, tag) ? NAMES[tag] : undefined;
}
