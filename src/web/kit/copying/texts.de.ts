import type { Texts } from './texts.ts';

export default {
  copy: 'Kopieren',
  isCopied: 'Kopiert',
  copied: { title: 'In die Zwischenablage kopiert' },
  failed: { title: 'Kopieren fehlgeschlagen', text: 'Bitte kopiere den Text von Hand' },
} satisfies Texts;
