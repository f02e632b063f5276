import type { Texts } from './texts.ts';

export default {
  title: 'Ein Teil dieser Seite fehlt',
  text: 'Was du gewählt hast, braucht einen Teil, der nicht angekommen ist. Prüfe deine Verbindung und lade die Seite dann neu.',
  reload: 'Neu laden',
  close: 'Jetzt nicht',
} satisfies Texts;
