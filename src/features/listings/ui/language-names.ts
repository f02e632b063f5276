// English names of languages. A table of our own, because the server's and the browser's built-in names may differ.

const NAMES: Record<string, string> = {
  am: 'Amharic',
  ar: 'Arabic',
  az: 'Azerbaijani',
  be: 'Belarusian',
  bg: 'Bulgarian',
  bn: 'Bengali',
  ca: 'Catalan',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  'es-419': 'Spanish (Latin America)',
  et: 'Estonian',
  eu: 'Basque',
  fa: 'Persian',
  fi: 'Finnish',
  fil: 'Filipino',
  fr: 'French',
  gl: 'Galician',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  hy: 'Armenian',
  id: 'Indonesian',
  is: 'Icelandic',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  kn: 'Kannada',
  ko: 'Korean',
  ku: 'Kurdish',
  lo: 'Lao',
  lt: 'Lithuanian',
  lv: 'Latvian',
  mk: 'Macedonian',
  ml: 'Malayalam',
  mr: 'Marathi',
  ms: 'Malay',
  nl: 'Dutch',
  no: 'Norwegian',
  or: 'Odia',
  pa: 'Punjabi',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese (Brazil)',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sl: 'Slovenian',
  sq: 'Albanian',
  sr: 'Serbian',
  sv: 'Swedish',
  sw: 'Swahili',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yo: 'Yoruba',
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
