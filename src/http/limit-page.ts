// The page for a rate-limited page view or login. It needs no rendering.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { directionOf, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';

/** What was rate-limited. */
type Limited = 'pages' | 'logins';

interface Words {
  title: string;
  /** `{wait}` is a time with its unit. */
  text: string;
}

type Catalog = Record<Limited, Words> & { back: string };

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

interface LimitPage {
  limited: Limited;
  language: InterfaceLanguage;
  /** Until the limit allows another request. */
  waitSeconds: number;
  /** Path on this site. */
  backTo: string;
}

/** Answers 429. */
export function sendLimitPage(reply: FastifyReply, page: LimitPage): FastifyReply {
  return reply
    .status(429)
    .headers({ 'retry-after': page.waitSeconds, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(limitPage(page));
}

function limitPage({ limited, language, waitSeconds, backTo }: LimitPage): string {
  const { back, [limited]: words } = CATALOGS[language];
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const wait = minutes.format(Math.ceil(waitSeconds / 60));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} · Duskrow</title><style>${STYLE}</style>`;
  const body = `<main><h1>${words.title}</h1><p>${words.text.replace('{wait}', () => wait)}</p><p><a href="${escapeMarkup(backTo)}">${back}</a></p></main>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${head}</head><body>${body}</body></html>\n`;
}

function readCatalog(language: InterfaceLanguage): Catalog {
  const file = path.join(import.meta.dirname, '../../locales', language, 'limit-page.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Catalog;
}
