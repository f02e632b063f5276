// What a person sees who started to log in too often: a page of its own, since a browser shows what this call answers.
import { directionOf, type InterfaceLanguage } from '#contract/interface-language.ts';

interface Words {
  title: string;
  /** @param wait a time with its unit */
  text: (wait: string) => string;
  back: string;
}

const ENGLISH: Words = {
  title: 'Too many logins',
  text: (wait) => `Too many logins were started from this browser or connection. Please try again in ${wait}.`,
  back: 'Back to the site',
};

/** A language without an entry reads English. */
const WORDS: Partial<Record<InterfaceLanguage, Words>> = {
  de: {
    title: 'Zu viele Anmeldungen',
    text: (wait) =>
      `Von diesem Browser oder Anschluss wurden zu viele Anmeldungen begonnen. Bitte versuche es in ${wait} noch einmal.`,
    back: 'Zurück zur Website',
  },
  es: {
    title: 'Demasiados inicios de sesión',
    text: (wait) =>
      `Se han iniciado demasiadas sesiones desde este navegador o esta conexión. Inténtalo de nuevo dentro de ${wait}.`,
    back: 'Volver al sitio',
  },
  fr: {
    title: 'Trop de connexions',
    text: (wait) =>
      `Trop de connexions ont été lancées depuis ce navigateur ou ce réseau. Veuillez réessayer dans ${wait}.`,
    back: 'Revenir au site',
  },
  ja: {
    title: 'ログインの回数が多すぎます',
    text: (wait) => `このブラウザーまたは回線からのログインが多すぎます。${wait}後にもう一度お試しください。`,
    back: 'サイトに戻る',
  },
  ar: {
    title: 'محاولات تسجيل دخول كثيرة',
    text: (wait) => `بدأت محاولات كثيرة لتسجيل الدخول من هذا المتصفح أو الاتصال. حاول مرة أخرى بعد ${wait}.`,
    back: 'العودة إلى الموقع',
  },
};

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}a{display:inline-block;padding:.75rem 0}';

/** Nothing but its own style. */
export const LIMIT_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @param backTo path of this site */
export function limitPage(language: InterfaceLanguage, waitSeconds: number, backTo: string): string {
  const { title, text, back } = WORDS[language] ?? ENGLISH;
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const wait = minutes.format(Math.ceil(waitSeconds / 60));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>`;
  const body = `<main><h1>${title}</h1><p>${text(wait)}</p><p><a href="${escapeAttribute(backTo)}">${back}</a></p></main>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${head}</head><body>${body}</body></html>\n`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
