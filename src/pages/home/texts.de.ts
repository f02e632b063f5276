import { compact, decimal, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  headTitle: 'Duskrow: Finde den Discord-Server, in dem Licht brennt',
  title: 'Finde den Server, in dem Licht brennt.',
  lead: 'Stöbere durch Communitys, sieh dir Mitgliederzahlen und Aktivität an und schau hinein, bevor du beitrittst.',
  search: 'Server suchen',
  searchAll: (count) => plural(count, { one: '1 Server durchsuchen', other: `${whole(count)} Server durchsuchen` }),
  start: 'Jetzt entdecken',
  apiDocs: 'API-Dokumentation',
  servers: (count) => `*${whole(count)}* Server`,
  members: (count) => plural(count, { one: '*1* Mitglied', other: `*${compact(count)}* Mitglieder` }),
  rating: (average) => `*${decimal(average)}* Durchschnittsbewertung`,
  litNow: 'Hier brennt gerade Licht',
  window: (name, share) => `${name}, ${share} der Mitglieder online`,
  door: 'Die helle Tür führt zur Startseite',
  home: 'Startseite',
  discover: 'Entdecken',
  found: (count) =>
    plural(count, { one: '1 passender Server gefunden', other: `${whole(count)} passende Server gefunden` }),
  quickCategories: 'Schnellauswahl der Kategorien',
  all: 'Alle',
} satisfies Texts;
