// Spelling: how two values of a filter are compared, whatever somebody typed. Tags: tag-slug.ts.

/** Written languages that are one for readers, and another name of one. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** The language of a BCP 47 tag, whatever its region or script: what listings are counted and found by. */
export function languageKey(tag: string): string {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return SAME_LANGUAGE[language] ?? language;
}

/** Features are lower snake_case; people write them with spaces and capitals. */
export function snakeCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
}
