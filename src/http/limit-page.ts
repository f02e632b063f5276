// What a browser shows where a limit refused a page or a login: a page of its own, which needs no rendering.
import type { FastifyReply } from 'fastify';
import { directionOf, type InterfaceLanguage } from '#contract/interface-language.ts';

/** Of what there was too much. */
type Limited = 'pages' | 'logins';

interface Words {
  title: string;
  /** @param wait a time with its unit */
  text: (wait: string) => string;
}

const WORDS: Record<InterfaceLanguage, Record<Limited, Words> & { back: string }> = {
  en: {
    pages: {
      title: 'Too many pages at once',
      text: (wait) =>
        `Your network has opened more pages in the last minute than this site can prepare. Please try again in ${wait}.`,
    },
    logins: {
      title: 'Too many logins',
      text: (wait) => `Too many logins were started from this browser or connection. Please try again in ${wait}.`,
    },
    back: 'Back to the site',
  },
  de: {
    pages: {
      title: 'Zu viele Seiten auf einmal',
      text: (wait) =>
        `Aus deinem Netz wurden in der letzten Minute mehr Seiten geöffnet, als wir aufbereiten können. Bitte versuche es in ${wait} noch einmal.`,
    },
    logins: {
      title: 'Zu viele Anmeldungen',
      text: (wait) =>
        `Von diesem Browser oder Anschluss wurden zu viele Anmeldungen begonnen. Bitte versuche es in ${wait} noch einmal.`,
    },
    back: 'Zurück zur Website',
  },
  es: {
    pages: {
      title: 'Demasiadas páginas a la vez',
      text: (wait) =>
        `Desde tu red se han abierto en el último minuto más páginas de las que podemos preparar. Inténtalo de nuevo dentro de ${wait}.`,
    },
    logins: {
      title: 'Demasiados inicios de sesión',
      text: (wait) =>
        `Se han iniciado demasiadas sesiones desde este navegador o esta conexión. Inténtalo de nuevo dentro de ${wait}.`,
    },
    back: 'Volver al sitio',
  },
  fr: {
    pages: {
      title: 'Trop de pages à la fois',
      text: (wait) =>
        `Depuis votre réseau, plus de pages ont été ouvertes en une minute que nous ne pouvons en préparer. Veuillez réessayer dans ${wait}.`,
    },
    logins: {
      title: 'Trop de connexions',
      text: (wait) =>
        `Trop de connexions ont été lancées depuis ce navigateur ou ce réseau. Veuillez réessayer dans ${wait}.`,
    },
    back: 'Revenir au site',
  },
  ja: {
    pages: {
      title: 'ページの表示が多すぎます',
      text: (wait) =>
        `お使いのネットワークから、この1分間に処理しきれない数のページが開かれました。${wait}後にもう一度お試しください。`,
    },
    logins: {
      title: 'ログインの回数が多すぎます',
      text: (wait) => `このブラウザーまたは回線からのログインが多すぎます。${wait}後にもう一度お試しください。`,
    },
    back: 'サイトに戻る',
  },
  ar: {
    pages: {
      title: 'عدد الصفحات كبير جدًا',
      text: (wait) =>
        `فُتح من شبكتك خلال الدقيقة الأخيرة عدد من الصفحات يفوق ما يمكننا تجهيزه. يُرجى المحاولة مرة أخرى بعد ${wait}.`,
    },
    logins: {
      title: 'محاولات تسجيل دخول كثيرة',
      text: (wait) => `بدأت محاولات كثيرة لتسجيل الدخول من هذا المتصفح أو الاتصال. حاول مرة أخرى بعد ${wait}.`,
    },
    back: 'العودة إلى الموقع',
  },
  'pt-BR': {
    pages: {
      title: 'Páginas demais de uma vez',
      text: (wait) =>
        `Da sua rede foram abertas, no último minuto, mais páginas do que conseguimos preparar. Tente de novo em ${wait}.`,
    },
    logins: {
      title: 'Logins demais',
      text: (wait) => `Logins demais foram iniciados neste navegador ou nesta conexão. Tente de novo em ${wait}.`,
    },
    back: 'Voltar ao site',
  },
  pl: {
    pages: {
      title: 'Za dużo stron naraz',
      // The wait is in the nominative, which no preposition takes.
      text: (wait) =>
        `Z twojej sieci otwarto w ciągu ostatniej minuty więcej stron, niż możemy przygotować. Spróbuj ponownie później. Czas oczekiwania: ${wait}.`,
    },
    logins: {
      title: 'Za dużo logowań',
      text: (wait) =>
        `Z tej przeglądarki lub tego łącza rozpoczęto zbyt wiele logowań. Spróbuj ponownie później. Czas oczekiwania: ${wait}.`,
    },
    back: 'Wróć na stronę',
  },
};

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}a{display:inline-block;padding:.75rem 0}';

/** Nothing but its own style. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface LimitPage {
  limited: Limited;
  language: InterfaceLanguage;
  /** Until the limit allows another. */
  waitSeconds: number;
  /** Path of this site. */
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
  const { back, [limited]: words } = WORDS[language];
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const wait = minutes.format(Math.ceil(waitSeconds / 60));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} · Duskrow</title><style>${STYLE}</style>`;
  const body = `<main><h1>${words.title}</h1><p>${words.text(wait)}</p><p><a href="${escapeAttribute(backTo)}">${back}</a></p></main>`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${head}</head><body>${body}</body></html>\n`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
