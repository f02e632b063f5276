import type { Texts } from './texts.ts';

export default {
  title: 'Ein Teil dieser Seite fehlt',
  text: 'Er ist nicht angekommen. Prüfe deine Verbindung und lade die Seite dann neu.',
  reload: 'Neu laden',
  close: 'Jetzt nicht',
} satisfies Texts;
