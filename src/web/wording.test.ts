// Every message follows docs/wording.md, and is translated once.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ALLOWED = [
  // Titles of achievements, which users have earned under these names.
  'Lamplighter of the Row',
  'Voice of the Row',
  // Words that users might type to find a command.
  'sign in account',
  'sign out account',
  // The menu entry has always had this name.
  'Logout',
];

/** Messages that may have a second spelling, in lower case and without the punctuation at the end. */
const TWO_SPELLINGS = [
  // The specification has both.
  'no servers found',
  'please try again later',
  'server not found',
  // A sentence, and a title or button with the same words. The specification has the button of the last one.
  '{name} is now listed',
  '{name} waits for a moderator',
  'login is closed at the moment',
  'submit your first server',
  // A button or the name of a field, and a name in front of its text, on the same line.
  'reason',
];

interface Entry {
  language: string;
  context: string;
  message: string;
  translation: string;
  /** For translators. */
  comments: string[];
}

const TRANSLATIONS: Entry[] = globSync('locales/*/*.po')
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n\n')
      .map((block) => ({ language: file.split('/')[1]!, block })),
  )
  .map(({ language, block }) => ({
    language,
    context: textOf(block, 'msgctxt'),
    message: textOf(block, 'msgid'),
    translation: textOf(block, 'msgstr'),
    comments: [...block.matchAll(/^#\. (.*)/gm)].map(([, comment]) => comment!),
  }))
  .filter(({ message }) => message !== '');

/** Each catalog has the English messages as its keys. */
const MESSAGES = TRANSLATIONS.filter(({ language }) => language === 'de');

/** A text can be spread over several lines. */
function textOf(block: string, keyword: string): string {
  const [, lines = ''] = new RegExp(String.raw`^${keyword} ((?:".*"\n?)+)`, 'm').exec(block) ?? [];
  return [...lines.matchAll(/"(.*)"/g)].map(([, line]) => line).join('');
}

/** The expressions to avoid, from the table of the page. */
function avoided(): string[] {
  const rows = readFileSync('docs/wording.md', 'utf8').matchAll(/^\| (?!avoid|---)([^|]+) \|/gm);
  return [...rows].flatMap(([, cell]) => cell!.split(',').map((expression) => expression.trim()));
}

it('finds messages and expressions', () => {
  expect(MESSAGES.length).toBeGreaterThan(1500);
  expect(avoided()).toContain('any more');
});

it('gives every placeholder a name', () => {
  expect(MESSAGES.filter(({ message }) => /\{\d/.test(message))).toEqual([]);
});

it('translates a message the same in every catalog', () => {
  const groups = Map.groupBy(TRANSLATIONS, ({ language, context, message }) => `${language}: ${context}: ${message}`);
  const different = [...groups].filter(([, group]) => new Set(group.map(({ translation }) => translation)).size > 1);
  expect(different.map(([key]) => key)).toEqual([]);
});

it('puts no-break spaces around French punctuation, so that no line begins with it', () => {
  const french = TRANSLATIONS.filter(({ language }) => language === 'fr').map(({ translation }) => translation);
  expect(french.filter((translation) => / [:;?!»]|« |\p{L}[?!»]/u.test(translation))).toEqual([]);
});

it('isolates addresses in Arabic texts, so that their slashes stay behind the colon', () => {
  const arabic = TRANSLATIONS.filter(({ language }) => language === 'ar').map(({ translation }) => translation);
  expect(arabic.filter((translation) => /(?<!\u2066)https:\/\//.test(translation))).toEqual([]);
});

it.each(avoided())('no message or comment for translators says "%s"', (expression) => {
  const pattern = new RegExp(String.raw`\b${expression}\b`, 'i');
  const texts = MESSAGES.flatMap(({ message, comments }) => [message, ...comments]);
  expect(texts.filter((text) => pattern.test(text) && !ALLOWED.includes(text))).toEqual([]);
});

describe('spellings', () => {
  const folded = (message: string): string => message.toLowerCase().replace(/[\s.,:;!?…]+$/, '');
  // Messages with different contexts have different meanings.
  const groups = Map.groupBy(MESSAGES, ({ context, message }) => `${context}: ${folded(message) || message}`);
  const twice = [...groups.values()]
    .map((group) => [...new Set(group.map(({ message }) => message))])
    .filter((spellings) => spellings.length > 1);

  it('no two messages differ only in case or in the punctuation at the end', () => {
    expect(twice.filter(([first]) => !TWO_SPELLINGS.includes(folded(first!)))).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const needed = twice.map(([first]) => folded(first!));
    expect(TWO_SPELLINGS.filter((message) => !needed.includes(message))).toEqual([]);
  });
});
