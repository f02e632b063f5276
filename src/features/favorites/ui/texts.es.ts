import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favorito: ${name}`,
  notSaved: (name) => `No se guardó ${name}`,
  tryLater: 'Inténtalo de nuevo más tarde.',
} satisfies Texts;
