import type { Texts } from './texts.ts';

export default {
  more: (name) => `Plus pour ${name}`,
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié',
} satisfies Texts;
