import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const short = (count: number | null) => (count === null ? 'unbekannt' : compact(count));

export default {
  unknown: 'unbekannt',
  members: (count) => (count === null ? 'Mitglieder *unbekannt*' : `*${compact(count)}* Mitglieder`),
  online: (count) => (count === null ? 'online *unbekannt*' : `*${compact(count)}* online`),
  counts: (members, online) => `Mitglieder: ${short(members)} · Online: ${short(online)}`,
  membersSource: (count) => [`${whole(count)} Mitglieder: ungefähr, laut Einladung, `, ''],
  onlineSource: (count) => [`${whole(count)} online: ungefähr, laut Einladung, `, ''],
  source: ['Ungefähr, laut Einladung, ', ''],
  levels: { 'Very Active': 'Sehr aktiv', Active: 'Aktiv', Growing: 'Wachsend', Casual: 'Ruhig' },
  freshness: {
    live: { word: 'Live', limit: 'höchstens 30 Minuten alt' },
    synced: { word: 'Aktuell', limit: 'jünger als 24 Stunden' },
    stale: { word: 'Veraltet', limit: 'älter als 24 Stunden' },
  },
  checked: { now: 'gerade eben geprüft', ago: (age) => `geprüft ${age}` },
  inviteProblems: {
    failing: 'Einladung funktioniert nicht',
    expired: 'Einladung abgelaufen',
    quarantined: 'Einladung führt jetzt zu einem anderen Server',
  },
  notSynced: 'Noch nicht abgeglichen',
  syncRhythm: 'Wird alle paar Stunden von selbst abgeglichen, ruhige Server jeden Tag.',
  verified: 'Verifiziert',
  partnered: 'Partner',
  boostLevel: (tier) => `Stufe ${tier}`,
  noReviews: 'Unbewertet',
  rated: 'Bewertet mit',
  reviewsAfter: (count) => plural(count, { one: 'Bewertung', other: 'Bewertungen' }),
  moreFeatures: (count) => `+${count} weitere`,
  loading: 'Server werden geladen',
  servers: 'Server',
  view: 'Ansicht',
  gridView: 'Als Raster',
  listView: 'Als Liste',
  sortServers: 'Server sortieren',
  sort: 'Sortieren',
  sorts: {
    relevance: 'Beste Treffer',
    members: 'Meiste Mitglieder',
    memberCount: 'Meiste Mitglieder',
    online: 'Meiste online',
    activity: 'Am aktivsten',
    newest: 'Neueste',
    name: 'Name',
    rating: 'Am besten bewertet',
  },
  firstPage: 'Erste Seite',
  noPage: (page) => `Es gibt keine Seite ${page}`,
  failedServers: 'Server konnten nicht geladen werden',
  listShorter: 'Die Liste ist kürzer.',
} satisfies Texts;
