import type { Texts } from './texts.ts';

export default {
  more: (name) => `Más de ${name}`,
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar el enlace',
} satisfies Texts;
