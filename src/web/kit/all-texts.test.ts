// Every text of the interface, in every language. (Not named after texts.ts: `texts.*.ts` are languages.)
import { readFileSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, OFFERED_LANGUAGES } from '#contract/interface-language.ts';

type Tree = Readonly<Record<string, unknown>>;

const all = import.meta.glob<{ english?: Tree }>('/src/**/texts.ts', { eager: true });
const english = Object.entries(all).flatMap(([file, { english: texts }]) => (texts ? [{ file, texts }] : []));
const others = import.meta.glob<{ default: Tree }>('/src/**/texts.??.ts', { eager: true });
const translations = INTERFACE_LANGUAGES.slice(1);

/** Texts that rightly read as in English, beside single words: German, for one, says "Server" and "Tags" too. */
const SAME = new Set(['Serververse API']);
/** Stand as they are in every script. */
const NAMES =
  /https?:\S*|\b(Discord|Duskrow|Serververse|OpenAPI|API|VIP|UTC|ID|URL|JSON|Markdown|MANAGE_GUILD|HMAC|SHA-256|X|JavaScript|Webhook|curl|Python|hotkey|HTTP|CSV|DSA)\b/gi;
const SCRIPTS: Partial<Record<InterfaceLanguage, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ar: /\p{Script=Arabic}/u,
};

/** Every text with where it stands: `notices.read-only`, `sortBy.0`. */
function flat(tree: object, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? flat(value, here) : [[here, value] as [string, unknown]];
  });
}

/** What must be the same in all languages: a string, or a function of so many values. */
function shapeOf(tree: Tree): Record<string, string> {
  const shape = (text: unknown) => (typeof text === 'function' ? `function of ${text.length}` : typeof text);
  return Object.fromEntries(flat(tree).map(([path, text]) => [path, shape(text)]));
}

/** Without what has no English here, because the answers of the API say it: an empty group of texts. */
function withoutOwn(translated: Tree, texts: Tree): Tree {
  const isEmpty = (group: unknown) => typeof group === 'object' && group !== null && Object.keys(group).length === 0;
  return Object.fromEntries(Object.entries(translated).filter(([key]) => !isEmpty(texts[key])));
}

/** What stands before or after a name may be nothing: `loggedInAs.1`. */
function isMissing(path: string, text: string): boolean {
  return text === '' && !/\.\d$/.test(path);
}

function isUntranslated(text: string, original: unknown, language: InterfaceLanguage): boolean {
  if (SAME.has(text)) return false;
  const script = SCRIPTS[language];
  if (script) return /[a-z]/i.test(text.replaceAll(NAMES, '')) && !script.test(text);
  return text === original && /\p{L}\s+\p{L}/u.test(text.replaceAll(NAMES, ''));
}

describe.each(english)('$file', ({ file, texts }) => {
  it.each(translations)('has all its texts in %s', (language) => {
    const translated = others[file.replace('.ts', `.${language}.ts`)]?.default;
    expect(translated && shapeOf(withoutOwn(translated, texts))).toEqual(shapeOf(texts));
    const originals = new Map(flat(texts));
    const wrong = flat(translated ?? {}).filter(
      ([path, text]) =>
        typeof text === 'string' && (isMissing(path, text) || isUntranslated(text, originals.get(path), language)),
    );
    expect(wrong).toEqual([]);
  });

  it('has no text that nothing shows', () => {
    const shown = sourcesThatRead(file);
    const unused = Object.keys(texts).filter((key) => !new RegExp(`\\b${key}\\b`).test(shown));
    expect(unused).toEqual([]);
  });
});

it('leaves no feature out once a language is offered', () => {
  const leftOut = Object.keys(all).filter((file) => !all[file]?.english);
  expect(OFFERED_LANGUAGES.length > 1 ? leftOut : []).toEqual([]);
});

it('lets no file of a language stand alone', () => {
  const expected = english.flatMap(({ file }) => translations.map((one) => file.replace('.ts', `.${one}.ts`)));
  expect(Object.keys(others).toSorted()).toEqual(expected.toSorted());
});

const sources = new Map(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\btexts(\.\w\w)?\.ts$|\.test\.tsx?$/.test(file))
    .map((file) => [`/${file}`, readFileSync(file, 'utf8')]),
);

/** The code of the folder, and what imports the texts from elsewhere. */
function sourcesThatRead(file: string): string {
  const folder = dirname(file);
  const name = `${folder.split('/').slice(-2).join('/')}/texts.ts'`;
  const reads = (path: string, code: string) =>
    path.startsWith(`${folder}/`) || code.includes(name) || code.includes(`${folder.split('/').at(-1)}/texts.ts'`);
  return [...sources].flatMap(([path, code]) => (reads(path, code) ? [code] : [])).join('\n');
}
