import type { Texts } from './texts.ts';

export default {
  failed: 'Server konnten nicht geladen werden. Bitte versuche es noch einmal.',
  none: 'Keine Server gefunden',
  noneText: 'Ändere deine Suche ein wenig',
  clearFilters: 'Filter entfernen',
  listControls: 'Werkzeuge der Liste',
  categories: 'Kategorien',
  browseCategories: 'Kategorien durchstöbern',
  submit: 'Trag deine Community ein',
  submitText: 'Teile einen beliebigen Discord-Server. Verwaltungsrechte brauchst du dafür nicht.',
  byInvite: 'Mit Einladungslink eintragen',
  api: 'Bau etwas daraus',
  apiText: 'Eine öffentliche API zum Lesen. Ohne Schlüssel, ohne Aufrufgrenze, täglich abgeglichene Daten.',
  baseUrl: 'Basis-URL:',
  apiDocs: 'API-Dokumentation',
  example: 'Beispiel mit cURL',
} satisfies Texts;
