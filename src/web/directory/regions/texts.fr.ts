import type { Texts } from './texts.ts';

export default {
  names: {
    Global: 'Monde entier',
    Africa: 'Afrique',
    Asia: 'Asie',
    Europe: 'Europe',
    'North America': 'Amérique du Nord',
    Oceania: 'Océanie',
    'South America': 'Amérique du Sud',
  },
} satisfies Texts;
