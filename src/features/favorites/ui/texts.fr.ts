import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favori : ${name}`,
  notSaved: (name) => `${name} n’a pas été enregistré`,
  tryLater: 'Veuillez réessayer plus tard.',
} satisfies Texts;
