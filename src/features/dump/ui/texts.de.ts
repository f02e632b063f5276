import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Offene Daten',
  lead: 'Alle gelisteten Server in einer Datei, einmal am Tag neu. Ohne Schlüssel, ohne Konto.',
  file: 'Die Datei',
  download: 'Herunterladen',
  date: 'Tag',
  servers: 'Server',
  serverCount: (count) => `${whole(count)} Server`,
  size: 'Größe',
  format: 'Format',
  formatText: 'JSON Lines, mit gzip komprimiert: ein Server je Zeile, zuletzt gelistete zuerst',
  checksum: 'SHA-256-Prüfsumme',
  licence: 'Lizenz',
  noLicence: 'Der Betreiber hat noch keine genannt. Frage, bevor du veröffentlichst, was du daraus machst.',
  description: 'Dieselben Angaben als JSON',
  off: 'Zurzeit nicht angeboten',
  offText:
    'Diese Website bietet ihre Daten zurzeit nicht als eine Datei an. Über die API sind die Server einzeln zu lesen.',
  making: 'Die Datei entsteht gerade',
  makingText: 'Bitte lade die Seite in einigen Sekunden neu.',
  failed: 'Die Angaben zur Datei konnten nicht geladen werden',
  failedFields: 'Die Felder konnten nicht geladen werden',
  later: 'Bitte versuche es später noch einmal',
  use: 'So benutzt du sie',
  fetchTitle: 'Holen, prüfen und lesen',
  clientTitle: 'Dasselbe mit dem Client für JavaScript',
  rules: 'Gut zu wissen',
  rulesList: [
    'Zahlen sind ungefähr, so wie die Plattform sie nannte; lastSyncedAt sagt, wie alt sie sind. Unbekanntes ist null.',
    'Sie enthält nur, was hier alle sehen können. Server, die auf die Moderation warten, entfernt wurden oder nur für Erwachsene sind, fehlen.',
    'Wird ein enthaltener Server entfernt, wird die Datei sofort zurückgezogen und ohne ihn neu erstellt. Hole sie jeden Tag neu und lösche, was nicht mehr darin steht.',
    'Frage mit dem ETag deiner Datei in If-None-Match: Solange sie die neueste ist, lautet die Antwort 304. Range setzt einen Download fort.',
  ],
  api: 'Für einzelne Server, Suchen und Änderungen im Lauf des Tages gibt es [die API].',
  fields: 'Felder einer Zeile',
} satisfies Texts;
