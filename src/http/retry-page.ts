// The page for a request that a browser can repeat later: a rate-limited page view or login, a login while the platform
// limits them, or any while the site is busy or starting. It needs no rendering.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { directionOf, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';
import { interfaceLanguage } from './interface-language.ts';

/** What was rate-limited, or that nothing was. */
type Reason = 'pages' | 'logins' | 'paused' | 'busy' | 'starting';

interface Words {
  title: string;
  /** `{wait}` is a time with its unit; not while the site is busy or starting. */
  text: string;
}

type Catalog = Record<Reason, Words> & { back: string };

/** Next to the page catalogs, but read at startup: the build compiles those, while Node runs this file directly. */
const CATALOGS = Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, readCatalog(language)])) as Record<
  InterfaceLanguage,
  Catalog
>;

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}a{display:inline-block;padding:.75rem 0}';

/** Allows only its own style. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface RetryPage {
  reason: Reason;
  waitSeconds: number;
  /** Path on this site. */
  backTo: string;
}

/** Answers 429, or 503 if it is not because of the visitor, in their language. */
export function sendRetryPage(reply: FastifyReply, page: RetryPage): FastifyReply {
  return reply
    .status(page.reason === 'pages' || page.reason === 'logins' ? 429 : 503)
    .headers({ 'retry-after': page.waitSeconds, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(retryPage(page, interfaceLanguage(reply.request.headers)));
}

function retryPage({ reason, waitSeconds, backTo }: RetryPage, language: InterfaceLanguage): string {
  const { back, [reason]: words } = CATALOGS[language];
  const [unit, seconds] = waitSeconds > 2 * 3600 ? (['hour', 3600] as const) : (['minute', 60] as const);
  const amount = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const wait = amount.format(Math.ceil(waitSeconds / seconds));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} · Duskrow</title><style>${STYLE}</style>`;
  const body = `<main><h1>${words.title}</h1><p>${words.text.replace('{wait}', () => wait)}</p><p><a href="${escapeMarkup(backTo)}">${back}</a></p></main>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${head}</head><body>${body}</body></html>\n`;
}

function readCatalog(language: InterfaceLanguage): Catalog {
  const file = path.join(import.meta.dirname, '../../locales', language, 'retry-page.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Catalog;
}

/**
 * The URL with each run of slashes and backslashes in its path replaced by one slash: `//elsewhere.example` in a link would
 * lead to another site, and browsers read a backslash as a slash.
 */
export function withSingleSlashes(url: string): string {
  const [before = ''] = url.split('?', 1);
  return `/${before}`.replace(/[/\\]+/g, '/') + url.slice(before.length);
}
