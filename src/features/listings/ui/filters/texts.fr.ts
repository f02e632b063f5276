import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  filters: 'Filtres',
  search: 'Rechercher',
  searchHint: 'Nom, sujet ou tag',
  categories: 'Catégories',
  size: 'Taille du serveur',
  anySize: 'Toutes les tailles',
  sizes: {
    small: { word: 'Petit', range: 'moins de 100' },
    medium: { word: 'Moyen', range: '100–1 000' },
    large: { word: 'Grand', range: '1 000–10 000' },
    huge: { word: 'Immense', range: 'dès 10 000' },
  },
  activity: 'Niveau d’activité',
  anyActivity: 'Tous les niveaux',
  language: 'Langue',
  anyLanguage: 'Toutes les langues',
  badges: 'Badges',
  badgeWords: { verified: 'Vérifié', partnered: 'Partenaire', community: 'Communauté' },
  apply: 'Appliquer les filtres',
  countInForce: 'actifs',
  inForce: 'Filtres actifs',
  remove: (filter) => `Retirer le filtre ${filter}`,
  clear: 'Effacer',
  clearAll: 'Tout retirer',
  typed: (text) => `« ${text} »`,
  atLeast: (count) =>
    plural(count, { one: `Au moins ${whole(count)} membre`, other: `Au moins ${whole(count)} membres` }),
  atMost: (count) => plural(count, { one: `Au plus ${whole(count)} membre`, other: `Au plus ${whole(count)} membres` }),
} satisfies Texts;
