import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Kategorien durchstöbern',
  allText: 'Finde eine Community nach dem, worum es geht.',
  allDescription: 'Discord-Communitys nach Themen: Spiele, Musik, Lernen, Kunst, Code und mehr.',
  none: 'Noch keine Kategorien',
  noneText: 'Sie füllen sich, wenn Server eingetragen werden.',
  submit: 'Server eintragen',
  loading: 'Kategorien werden geladen',
  failed: 'Kategorien konnten nicht geladen werden',
  popular: 'Beliebt',
  servers: (count) => plural(count, { one: '1 Server', other: `${whole(count)} Server` }),
  members: (count) => plural(count, { one: '1 Mitglied', other: `${compact(count)} Mitglieder` }),
  exactMembers: (count) => plural(count, { one: '1 Mitglied', other: `${whole(count)} Mitglieder` }),
  averageRating: 'Durchschnittsbewertung',
  serversOf: (category) => `Discord-Server: ${category}`,
  onPage: (title, page) => `${title}, Seite ${page}`,
  description: (text, servers, members) =>
    `${text} ${plural(servers, { one: '1 Community', other: `${whole(servers)} Communitys` })}, zusammen ${plural(members, { one: '1 Mitglied', other: `${whole(members)} Mitglieder` })}.`,
  sorts: { members: 'Mitglieder', online: 'Online', activity: 'Aktivität', name: 'Name' },
  noServers: 'Noch keine Server',
  noServersText: 'Trag den ersten in dieser Kategorie ein.',
  notFound: 'Kategorie nicht gefunden',
  notFoundText: 'Diese Kategorie gibt es nicht oder sie hat keine Server.',
  browseAll: 'Alle Kategorien',
} satisfies Texts;
