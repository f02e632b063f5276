import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `Favorit: ${name}`,
  notSaved: (name) => `${name} wurde nicht gespeichert`,
  noRoom: (count) =>
    plural(count, {
      one: '1 Favorit aus diesem Browser wurde nicht übernommen',
      other: `${count} Favoriten aus diesem Browser wurden nicht übernommen`,
    }),
  noRoomText: 'Du hast die Höchstzahl an Favoriten erreicht.',
  tryLater: 'Bitte versuche es später noch einmal.',
} satisfies Texts;
