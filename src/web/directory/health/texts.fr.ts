import type { Texts } from './texts.ts';

export default {
  levels: { good: 'En forme', mid: 'Moyen', low: 'À surveiller', bad: 'Critique' },
  trends: { improving: 'En hausse', declining: 'En baisse', stable: 'Stable' },
  ranges: { good: '80 et plus', mid: '60 à 79', low: '40 à 59', bad: 'moins de 40' },
  updated: ['Mis à jour : ', ''],
} satisfies Texts;
