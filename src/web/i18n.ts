// The texts of a page: one instance for each rendering on the server and one for each tab. The code has the English; the
// catalogs of other languages come with the pages that show them (docs/translations.md).
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { fallbackTags, INTERFACE_LANGUAGES, type InterfaceLanguage, intlLocale } from '#contract/interface-language.ts';
import { loadFailureWords } from './kit/failures/failure-text.ts';

/** Each page needs that of its route and those before it. */
const CATALOGS = ['public', 'account', 'admin'] as const;
export type CatalogName = (typeof CATALOGS)[number];

const files = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

/** With all that a page says: for rendering on the server, and for tests. */
export async function loadedI18n(language: InterfaceLanguage, last: CatalogName = 'public'): Promise<I18n> {
  return createI18n(language, await catalogMessages(language, last));
}

/** @param messages those that are here already; more come by `loadCatalogs` */
export function createI18n(language: InterfaceLanguage, messages: Messages = {}): I18n {
  return setupI18n({ locale: language, locales: [intlLocale(language)], messages: { [language]: messages } });
}

/** Fetches what a page says in the language of the instance. A second time costs nothing. */
export async function loadCatalogs(i18n: I18n, last: CatalogName = 'public'): Promise<void> {
  const language = INTERFACE_LANGUAGES.find((one) => one === i18n.locale) ?? INTERFACE_LANGUAGES[0];
  const messages = await catalogMessages(language, last);
  if (Object.keys(messages).some((id) => !Object.hasOwn(i18n.messages, id))) i18n.load(language, messages);
}

const merged = new Map<string, Promise<Messages>>();

/** The messages of a language, what is missing in `pt-BR` from `pt`; the same object each time. */
function catalogMessages(language: InterfaceLanguage, last: CatalogName): Promise<Messages> {
  const key = `${language} ${last}`;
  const known = merged.get(key);
  if (known) return known;
  const messages = load(catalogPaths(language, last));
  merged.set(key, messages);
  // A file that could not be fetched may be there the next time.
  messages.catch(() => merged.delete(key));
  return messages;
}

async function load(paths: string[]): Promise<Messages> {
  if (paths.length === 0) return {};
  const arriving = paths.map(async (path) => await files[path]?.());
  const [modules] = await Promise.all([Promise.all(arriving), loadFailureWords()]);
  return Object.assign({}, ...modules.map((module) => module?.messages)) as Messages;
}

/** Where the catalogs of a language are in the sources, those that win last. */
export function catalogPaths(language: InterfaceLanguage, last: CatalogName = 'public'): string[] {
  const names = CATALOGS.slice(0, CATALOGS.indexOf(last) + 1);
  return fallbackTags(language)
    .toReversed()
    .flatMap((tag) => names.map((name) => `/locales/${tag}/${name}.po`));
}
