import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  loading: 'Der Server wird geladen',
  notFound: 'Server nicht gefunden',
  notFoundText: 'Den Server, den du suchst, gibt es nicht oder er wurde entfernt.',
  back: 'Zurück',
  failed: 'Der Server konnte nicht geladen werden',
  facts: 'Angaben zum Server',
  actions: 'Aktionen für den Server',
  report: 'Diesen Server melden',
  headTitle: 'Discord-Server',
  headMissing: 'Diesen Server gibt es nicht oder er wurde entfernt.',
  headFailed: 'Dieser Server kann gerade nicht gezeigt werden.',
  headCounts: (name, members) =>
    members === null
      ? `${name} auf Discord.`
      : plural(members, {
          one: `${name} auf Discord: etwa 1 Mitglied.`,
          other: `${name} auf Discord: etwa ${whole(members)} Mitglieder.`,
        }),
  breadcrumb: 'Brotkrumen',
  discover: 'Entdecken',
  community: 'Community',
  verification: (level) => `Verifizierung: ${level}`,
  join: 'Server beitreten',
  radio: 'Radio',
  newTab: '(öffnet in neuem Tab)',
  members: 'Mitglieder',
  online: 'Jetzt online',
  rating: 'Bewertung',
  reviews: (count) => plural(count, { one: '1 Bewertung', other: `${whole(count)} Bewertungen` }),
  boosts: 'Boosts',
  noBoosts: 'Keine',
  glance: 'Auf einen Blick',
  lastSynced: 'Zuletzt abgeglichen',
  counts: 'Zahlen',
  countsSource: 'ungefähr, laut Einladung',
  channels: 'Kanäle',
  roles: 'Rollen',
  region: 'Region',
  language: 'Sprache',
  slug: 'Kurzname',
  listedSince: 'Eingetragen seit',
  tags: 'Tags',
  growth: 'Wachstum',
  notEnough: 'nicht genug Daten',
  growthLine: (first, last) => [
    `${whole(first)} Mitglieder am `,
    `, ${whole(last)} am `,
    last === first
      ? ': keine Änderung.'
      : last > first
        ? `: ${whole(last - first)} mehr.`
        : `: ${whole(first - last)} weniger.`,
  ],
  oddGrowth: 'Auffälliges Wachstum',
  oddGrowthText: (before, after, shareBefore, shareNow) => [
    `Auffälliges Wachstum: von ${whole(before)} auf ${whole(after)} Mitglieder am `,
    `, während der Anteil online von ${shareBefore} auf ${shareNow} ging. Eine Woche lang zählt beim Sortieren die Mitgliederzahl von vorher.`,
  ],
  ranking: 'So wird sortiert',
  invite: 'Einladung',
  inviteStates: {
    failing:
      'Discord meldet, dass diese Einladung nicht mehr gilt. In etwa einer Stunde prüfen wir sie noch einmal; gilt sie dann immer noch nicht, verschwindet der Server aus den Listen, bis es eine gültige gibt.',
    expired:
      'Diese Einladung ist abgelaufen oder wurde zurückgezogen. Wir prüfen sie jeden Tag; sobald sie wieder gilt, kommt der Server in die Listen zurück.',
    quarantined:
      'Diese Einladung führt jetzt zu einem anderen Server, deshalb kannst du hier nicht beitreten. Wir prüfen sie jeden Tag, bis sie wieder hierher führt.',
  },
  invitesPaused:
    'Die Einladungen dieses Servers pausieren. Du kannst es versuchen, aber vielleicht lässt Discord dich erst hinein, wenn sie wieder offen sind.',
  lastChecked: ['Zuletzt geprüft: ', '.'],
  newInvite: '[Trag eine neue Einladung ein], um ihn zurückzuholen.',
  spread: 'Herkunft der Mitglieder',
  simulated: 'Simuliert',
  simulatedText: 'Zur Veranschaulichung ausgewürfelt. Discord veröffentlicht nicht, wo Mitglieder wohnen.',
  showOthers: (count) => plural(count, { one: '1 weiteres zeigen', other: `${count} weitere zeigen` }),
  hideOthers: (count) => plural(count, { one: '1 weiteres ausblenden', other: `${count} weitere ausblenden` }),
  similar: 'Ähnliche Server',
  noSimilar: 'In dieser Kategorie gibt es noch keine.',
  ageTitle: 'Server mit Altersbeschränkung',
  ageText: (name) =>
    `Discord führt ${name} mit Altersbeschränkung. Um hineinzuschauen, musst du mindestens 18 und dort, wo du lebst, volljährig sein.`,
  ageConfirm: 'Ich bin mindestens 18',
  backHome: 'Zur Startseite',
  ageNoScript: 'Deine Antwort wird in diesem Browser gespeichert, deshalb geht das Hineinschauen nur mit JavaScript.',
} satisfies Texts;
