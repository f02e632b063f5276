// The messages of a page: one instance per server rendering and one per tab. English is in the code; the catalogs of
// other languages are loaded with the pages that show them (docs/translations.md).
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import {
  CATALOGS,
  type CatalogName,
  fallbackTags,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  intlLocale,
} from '#contract/interface-language.ts';
import { loadFailureWords } from './kit/failures/failure-text.ts';

const files = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

/** An instance with all messages of a page, for server rendering and tests. */
export async function loadedI18n(language: InterfaceLanguage, last: CatalogName = 'public'): Promise<I18n> {
  return createI18n(language, await catalogMessages(language, last));
}

/** @param messages those already loaded; `loadCatalogs` adds more */
export function createI18n(language: InterfaceLanguage, messages: Messages = {}): I18n {
  return setupI18n({ locale: language, locales: [intlLocale(language)], messages: { [language]: messages } });
}

/** Fetches the messages of a page in the language of the instance. Repeated calls are free. */
export async function loadCatalogs(i18n: I18n, last: CatalogName = 'public'): Promise<void> {
  const language = INTERFACE_LANGUAGES.find((tag) => tag === i18n.locale) ?? INTERFACE_LANGUAGES[0];
  const messages = await catalogMessages(language, last);
  if (Object.keys(messages).some((id) => !Object.hasOwn(i18n.messages, id))) i18n.load(language, messages);
}

const merged = new Map<string, Promise<Messages>>();

/** The messages of a language, with `pt` as the fallback for `pt-BR`; the same object each time. */
function catalogMessages(language: InterfaceLanguage, last: CatalogName): Promise<Messages> {
  const key = `${language} ${last}`;
  const known = merged.get(key);
  if (known) return known;
  const messages = load(catalogPaths(language, last));
  merged.set(key, messages);
  // The next time, browsers that do not cache a failed import fetch it again.
  messages.catch(() => merged.delete(key));
  return messages;
}

async function load(paths: string[]): Promise<Messages> {
  if (paths.length === 0) return {};
  const arriving = paths.map(async (path) => await files[path]?.());
  const [modules] = await Promise.all([Promise.all(arriving), loadFailureWords()]);
  return Object.assign({}, ...modules.map((module) => module?.messages)) as Messages;
}

/** Source paths of the catalogs of a language; later ones take precedence. */
export function catalogPaths(language: InterfaceLanguage, last: CatalogName = 'public'): string[] {
  const names = CATALOGS.slice(0, CATALOGS.indexOf(last) + 1);
  return fallbackTags(language)
    .toReversed()
    .flatMap((tag) => names.map((name) => `/locales/${tag}/${name}.po`));
}
