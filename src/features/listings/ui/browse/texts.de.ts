import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Discord-Server durchstöbern',
  titleWith: (feature) => `Discord-Server mit: ${feature}`,
  titleOf: (category) => `Discord-Server: ${category}`,
  onPage: (title, page) => `${title}, Seite ${page}`,
  description:
    'Discord-Communitys mit aktuellen Mitglieder- und Online-Zahlen, Aktivität und Bewertungen. Suche, vergleiche und schau hinein, bevor du beitrittst.',
  searchServers: 'Server suchen',
  search: 'Suchen',
  found: (count) => plural(count, { one: '1 Server gefunden', other: `${whole(count)} Server gefunden` }),
  failed: 'Server konnten nicht geladen werden',
  none: 'Keine Server gefunden',
  noneWith: (feature) => `Keine Server mit der Funktion „${feature}“ gefunden`,
  noneText: 'Ändere deine Suche ein wenig',
  clearFilters: 'Filter entfernen',
  feature: (feature) => `Funktion: ${feature}`,
  clearFilter: 'Filter entfernen',
  showing: (feature) => `Hier stehen Server mit der Discord-Funktion: ${feature}`,
} satisfies Texts;
