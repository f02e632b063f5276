import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favorit: ${name}`,
  notSaved: (name) => `${name} wurde nicht gespeichert`,
  tryLater: 'Bitte versuche es später noch einmal.',
} satisfies Texts;
