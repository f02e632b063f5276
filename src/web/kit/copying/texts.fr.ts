import type { Texts } from './texts.ts';

export default {
  copy: 'Copier',
  isCopied: 'Copié',
  copied: { title: 'Copié dans le presse-papiers' },
  failed: { title: 'Échec de la copie', text: 'Veuillez copier le texte à la main' },
} satisfies Texts;
