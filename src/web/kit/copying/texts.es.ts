import type { Texts } from './texts.ts';

export default {
  copy: 'Copiar',
  isCopied: 'Copiado',
  copied: { title: 'Copiado al portapapeles' },
  failed: { title: 'No se ha podido copiar', text: 'Copia el texto a mano' },
} satisfies Texts;
