import type { Texts } from './texts.ts';

export default {
  names: {
    Argentina: 'Argentine',
    Australia: 'Australie',
    Brazil: 'Brésil',
    Canada: 'Canada',
    Chile: 'Chili',
    France: 'France',
    Germany: 'Allemagne',
    India: 'Inde',
    Indonesia: 'Indonésie',
    Italy: 'Italie',
    Japan: 'Japon',
    Mexico: 'Mexique',
    Netherlands: 'Pays-Bas',
    Philippines: 'Philippines',
    Poland: 'Pologne',
    Portugal: 'Portugal',
    'South Korea': 'Corée du Sud',
    Spain: 'Espagne',
    Sweden: 'Suède',
    Turkey: 'Turquie',
    'United Kingdom': 'Royaume-Uni',
    'United States': 'États-Unis',
  },
} satisfies Texts;
