import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Trag deine Community ein',
  lead: 'Teile einen beliebigen Discord-Server und hilf anderen, tolle Communitys zu entdecken. Verwaltungsrechte brauchst du dafür nicht!',
  byInvite: 'Mit Einladungslink eintragen',
  inviteLink: 'Einladungslink',
  agree:
    'Ich stimme den Nutzungsbedingungen zu: Dieser Server hält sich an die Bedingungen und Community-Richtlinien von Discord.',
  submitServer: 'Server eintragen',
  submit: 'Eintragen',
  submitting: 'Wird eingetragen...',
  retrieving: 'Echte Daten werden von Discord geholt...',
  noScript: 'Zum Eintragen eines Servers wird JavaScript gebraucht. Stöbern und Suchen gehen ohne.',
  guidelines: 'Richtlinien',
  guidelinesList: [
    { title: 'Jeder öffentliche Server', text: 'Er hat eine Einladung, die auch Fremde benutzen dürfen.' },
    { title: 'Aktive Communitys sind willkommen', text: 'Leute, die miteinander reden, egal wie viele.' },
    {
      title: 'Jedes Thema',
      text: 'Solange es sich an die Bedingungen und Community-Richtlinien der Plattform hält.',
    },
    {
      title: 'Keine Verwaltungsrechte nötig',
      text: 'Der Server muss dir nicht gehören und du musst ihn nicht leiten.',
    },
  ],
  howItWorks: 'So geht’s',
  steps: [
    { title: 'Einladungslink einfügen', text: 'Ein ganzer Link oder nur der Code.' },
    {
      title: 'Die Daten kommen von selbst',
      text: 'Name, Symbol, Beschreibung und Funktionen kommen von Discord.',
    },
    {
      title: 'Echte Mitglieder- und Online-Zahlen',
      text: 'Was Discord zu der Einladung sagt, und wie alt es ist.',
    },
    { title: 'Täglich aktualisiert', text: 'Jeder Server mindestens einmal am Tag, belebte öfter.' },
  ],
  categories: 'Kategorien',
  proposed: 'Vorgeschlagen nach den öffentlichen Daten der Community. Ändere, was nicht passt.',
  pickOne: 'Wähle mindestens eine Kategorie.',
  chosenOf: (chosen, most) => `${chosen} von ${most}`,
  submittingInvite: ['Eingetragen wird ', ''],
  firstOfSeveral: 'Mehrere Einladungen gefunden; die erste wird verwendet.',
  lookingUp: 'Die Einladung wird abgefragt',
  noPreview: 'Gerade gibt es keine Vorschau. Eintragen kannst du trotzdem.',
  alreadyListed: 'Schon eingetragen: [zur Seite]. Wenn du ihn noch einmal einträgst, wird sie aktualisiert.',
  notes: {
    'invites-paused': 'Seine Einladungen pausieren: Beitreten geht, sobald der Server sie wieder öffnet.',
    'limited-uses': 'Diese Einladung kann nur begrenzt oft benutzt werden.',
    'apply-to-join': 'Neue Mitglieder müssen sich bewerben.',
    expiring: 'Diese Einladung läuft ab. Eine dauerhafte hält den Eintrag offen.',
    'age-restricted': 'Discord führt ihn mit Altersbeschränkung, deshalb sieht ihn die Moderation zuerst an.',
  },
  manage: 'Einen Server eintragen, den du verwaltest',
  loadingAccount: 'Dein Konto wird geladen',
  connect:
    'Verbinde dein Discord-Konto, um die Server zu sehen, die du verwaltest, und trag sie mit einem Klick ein. Das ist freiwillig: Mit einem Einladungslink können alle eintragen.',
  login: 'Mit Discord anmelden',
  logout: 'Abmelden',
  loggedInAs: ['Angemeldet als ', ''],
  managedFailed: 'Deine Server konnten nicht geladen werden',
  noManaged: 'Zum Eintragen brauchst du auf dem Server das Recht MANAGE_GUILD',
  members: (count) => plural(count, { one: '1 Mitglied', other: `${whole(count)} Mitglieder` }),
  membersUnknown: 'Mitgliederzahl unbekannt',
  view: 'Ansehen',
  inviteTo: (name) => `Eine Einladung zu ${name}`,
  inviteNeeded:
    'Dieser Server zeigt keine öffentliche Einladung. Bitte füge einen Einladungslink ein, der zu ihm führt und nie abläuft.',
  inviteUrl: 'Discord-Einladungslink',
  cancel: 'Abbrechen',
  submitted: 'Server eingetragen',
  updated: 'Server aktualisiert',
  isOnTheRow: (name) => `${name} steht jetzt in der Reihe.`,
  isWaiting: (name) => `${name} wartet auf die Moderation.`,
  submitFailed: 'Der Server konnte nicht eingetragen werden',
  wentWrong: 'Etwas ist schiefgegangen',
  success: {
    waits: (name) => `${name} wartet auf die Moderation`,
    waitsAgain:
      'Er wurde schon einmal eingetragen und steht noch in keiner Liste. Der Server wird jeden Tag automatisch aktualisiert.',
    waitsFirst: (reason) =>
      `${reason} Nur du kannst seine Seite sehen, bis die Moderation ihn angesehen hat. Der Server wird jeden Tag automatisch aktualisiert.`,
    updated: (name) => `${name} wurde aktualisiert`,
    updatedText:
      'Er war schon eingetragen. Seine Angaben sind jetzt auf dem neuesten Stand von Discord. Der Server wird jeden Tag automatisch aktualisiert.',
    added: (name) => `${name} steht jetzt in der Reihe`,
    addedText: 'Ab jetzt können ihn alle finden. Der Server wird jeden Tag automatisch aktualisiert.',
    view: 'Serverseite ansehen',
    back: 'Zur Startseite',
  },
  pending: 'Wartet',
  pendingText:
    'Dieser Server wartet auf die Moderation. Bis er freigegeben ist, siehst nur du diese Seite, und er steht in keiner Liste. Wird er abgelehnt, steht der Grund unter [Entscheidungen der Moderation].',
  inviteRequired: { title: 'Einladungslink fehlt', text: 'Bitte gib den Einladungslink eines Discord-Servers an.' },
  agreementRequired: { title: 'Zustimmung fehlt', text: 'Du musst den Nutzungsbedingungen zustimmen.' },
  failed: { title: 'Eintragen fehlgeschlagen', text: 'Bitte versuche es später noch einmal.' },
  refused: {
    discord_data: {
      title: 'Discord-Server nicht erreichbar',
      text: 'Die Daten von Discord konnten nicht geholt werden. Bitte prüfe, ob der Einladungslink gültig und zugänglich ist.',
    },
    invalid_invite: {
      title: 'Ungültige Discord-Einladung',
      text: 'Bitte gib einen gültigen Einladungslink eines Discord-Servers an.',
    },
    unknown_invite: {
      title: 'Ungültiger Einladungslink',
      text: 'Der Discord-Einladungslink scheint ungültig oder abgelaufen zu sein.',
    },
    discord_fetch_failed: {
      title: 'Keine Verbindung zu Discord',
      text: 'Discord ist nicht erreichbar. Bitte prüfe den Einladungslink und versuche es noch einmal.',
    },
  },
} satisfies Texts;
