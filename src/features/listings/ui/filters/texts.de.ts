import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  filters: 'Filter',
  search: 'Suche',
  searchHint: 'Name, Thema oder Tag',
  categories: 'Kategorien',
  size: 'Servergröße',
  anySize: 'Jede Größe',
  sizes: {
    small: { word: 'Klein', range: 'unter 100' },
    medium: { word: 'Mittel', range: '100–1.000' },
    large: { word: 'Groß', range: '1.000–10.000' },
    huge: { word: 'Riesig', range: 'ab 10.000' },
  },
  activity: 'Aktivität',
  anyActivity: 'Alle Stufen',
  language: 'Sprache',
  anyLanguage: 'Jede Sprache',
  badges: 'Abzeichen',
  badgeWords: { verified: 'Verifiziert', partnered: 'Partner', community: 'Community' },
  apply: 'Filter anwenden',
  countInForce: 'aktiv',
  inForce: 'Aktive Filter',
  remove: (filter) => `Filter ${filter} entfernen`,
  clear: 'Leeren',
  clearAll: 'Alle entfernen',
  typed: (text) => `„${text}“`,
  atLeast: (count) => plural(count, { one: 'Mindestens 1 Mitglied', other: `Mindestens ${whole(count)} Mitglieder` }),
  atMost: (count) => plural(count, { one: 'Höchstens 1 Mitglied', other: `Höchstens ${whole(count)} Mitglieder` }),
} satisfies Texts;
