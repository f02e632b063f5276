import type { Texts } from './texts.ts';

export default {
  names: {
    Argentina: 'Argentina',
    Australia: 'Australia',
    Brazil: 'Brasil',
    Canada: 'Canadá',
    Chile: 'Chile',
    France: 'Francia',
    Germany: 'Alemania',
    India: 'India',
    Indonesia: 'Indonesia',
    Italy: 'Italia',
    Japan: 'Japón',
    Mexico: 'México',
    Netherlands: 'Países Bajos',
    Philippines: 'Filipinas',
    Poland: 'Polonia',
    Portugal: 'Portugal',
    'South Korea': 'Corea del Sur',
    Spain: 'España',
    Sweden: 'Suecia',
    Turkey: 'Turquía',
    'United Kingdom': 'Reino Unido',
    'United States': 'Estados Unidos',
  },
} satisfies Texts;
