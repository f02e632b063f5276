import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favori : ${name}`,
  notSaved: (name) => `${name} n’a pas été enregistré`,
  noRoom: (count) => `Favoris de ce navigateur non ajoutés : ${count}`,
  noRoomText: 'Vous avez atteint le nombre maximal de favoris.',
  tryLater: 'Veuillez réessayer plus tard.',
} satisfies Texts;
