// What people see whose network has had more pages rendered than the limit allows. It needs no rendering itself.
import type { FastifyReply } from 'fastify';
import { directionOf, type InterfaceLanguage } from '#contract/interface-language.ts';

const ENGLISH = {
  title: 'Too many pages at once',
  text: 'Your network has opened more pages in the last minute than this site can prepare. Please try again in a minute.',
};

/** Here, because nothing is rendered: a language without an entry reads English. */
const WORDS: Partial<Record<InterfaceLanguage, typeof ENGLISH>> = {
  de: {
    title: 'Zu viele Seiten auf einmal',
    text: 'Aus deinem Netz wurden in der letzten Minute mehr Seiten geöffnet, als wir aufbereiten können. Bitte versuche es in einer Minute noch einmal.',
  },
  es: {
    title: 'Demasiadas páginas a la vez',
    text: 'Desde tu red se han abierto en el último minuto más páginas de las que podemos preparar. Inténtalo de nuevo dentro de un minuto.',
  },
  fr: {
    title: 'Trop de pages à la fois',
    text: 'Depuis votre réseau, plus de pages ont été ouvertes en une minute que nous ne pouvons en préparer. Veuillez réessayer dans une minute.',
  },
  ja: {
    title: 'ページの表示が多すぎます',
    text: 'お使いのネットワークから、この1分間に処理しきれない数のページが開かれました。1分ほど待ってから、もう一度お試しください。',
  },
  ar: {
    title: 'عدد الصفحات كبير جدًا',
    text: 'فُتح من شبكتك خلال الدقيقة الأخيرة عدد من الصفحات يفوق ما يمكننا تجهيزه. يُرجى المحاولة مرة أخرى بعد دقيقة.',
  },
};

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:36em;margin:15vh auto;padding:0 1em}';

/** Answers 429. @param retryAfterSeconds until the limit allows another page */
export function sendTooManyPages(
  reply: FastifyReply,
  language: InterfaceLanguage,
  retryAfterSeconds: number,
): FastifyReply {
  const { title, text } = WORDS[language] ?? ENGLISH;
  return reply
    .status(429)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${title} · Duskrow</title><style>${STYLE}</style></head>` +
        `<body><h1>${title}</h1><p>${text}</p></body></html>`,
    );
}
