// Selects the language of a page: the visitor's choice, else the browser's preference, else English.
import type { FastifyReply } from 'fastify';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
} from '#contract/interface-language.ts';
import { weighted } from './request-headers.ts';

const COOKIE = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([A-Za-z0-9-]{2,35})(?:;|$)`);

type Languages = readonly InterfaceLanguage[];

/** @param headers raw cookie and accept-language of the request */
export function interfaceLanguage(headers: { cookie?: string; 'accept-language'?: string }): InterfaceLanguage {
  const chosen = headers.cookie === undefined ? '' : COOKIE.exec(headers.cookie)?.[1];
  return INTERFACE_LANGUAGES.find((language) => language === chosen) ?? preferred(headers['accept-language']);
}

/** The offered language with the highest weight in an Accept-Language header (RFC 9110, 12.5.4). */
export function preferred(header: string | undefined, offered: Languages = INTERFACE_LANGUAGES): InterfaceLanguage {
  let best: InterfaceLanguage = INTERFACE_LANGUAGES[0];
  let bestWeight = 0;
  for (const [tag, weight] of weighted(header ?? '')) {
    const language = nearest(tag, offered);
    if (!language || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}

/** The language of a tag, a shorter tag ('de-AT': 'de'), or the same script ('pt-PT': 'pt-BR', 'zh-TW': 'zh-Hant'). */
function nearest(tag: string, offered: Languages): InterfaceLanguage | undefined {
  for (let shorter = tag; shorter !== ''; shorter = shorter.slice(0, Math.max(shorter.lastIndexOf('-'), 0))) {
    const found = offered.find((one) => one.toLowerCase() === shorter);
    if (found) return found;
  }
  const [primary = ''] = tag.split('-', 1);
  const related = offered.filter((one) => one.toLowerCase().startsWith(`${primary}-`));
  return related.find((one) => scriptOf(one) === scriptOf(tag));
}

/** @param tag sent by the visitor; undefined if it is not a valid tag */
function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}

interface LanguageChange {
  language: InterfaceLanguage;
  /** Without the language parameter. */
  url: string;
}

/** The change that `?lang=` asks for; undefined without one, or if there is no such language. */
export function languageChange(url: string): LanguageChange | undefined {
  const start = url.indexOf('?');
  if (start < 0) return undefined;
  const query = new URLSearchParams(url.slice(start + 1));
  const language = INTERFACE_LANGUAGES.find((one) => one === query.get(LANGUAGE_PARAMETER));
  if (!language) return undefined;
  query.delete(LANGUAGE_PARAMETER);
  // Exactly one slash: two, of either kind, would lead to another site, and so would none before an absolute URL.
  const path = `/${url.slice(0, start).replace(/^[/\\]+/, '')}`;
  return { language, url: query.size > 0 ? `${path}?${query}` : path };
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the choice in a cookie and redirects back to the page. */
export function rememberLanguage(reply: FastifyReply, change: LanguageChange, isSecure: boolean): FastifyReply {
  const cookie = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure: isSecure } as const;
  return reply
    .setCookie(LANGUAGE_COOKIE, change.language, cookie)
    .header('cache-control', 'no-store')
    .redirect(change.url, 303);
}
