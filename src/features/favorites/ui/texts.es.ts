import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favorito: ${name}`,
  notSaved: (name) => `No se guardó ${name}`,
  noRoom: (count) => `Favoritos de este navegador que no se añadieron: ${count}`,
  noRoomText: 'Has alcanzado el máximo de favoritos.',
  tryLater: 'Inténtalo de nuevo más tarde.',
} satisfies Texts;
