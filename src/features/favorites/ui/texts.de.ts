import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favorit: ${name}`,
  notSaved: (name) => `${name} wurde nicht gespeichert`,
  noRoom: (count) => `Nicht übernommene Favoriten dieses Browsers: ${count}`,
  noRoomText: 'Dein Konto hat so viele Favoriten, wie ein Konto haben kann.',
  tryLater: 'Bitte versuche es später noch einmal.',
} satisfies Texts;
