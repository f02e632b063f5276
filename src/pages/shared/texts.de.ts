import type { Texts } from './texts.ts';

export default {
  more: (name) => `Mehr zu ${name}`,
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden',
} satisfies Texts;
