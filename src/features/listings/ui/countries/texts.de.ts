import type { Texts } from './texts.ts';

export default {
  names: {
    Argentina: 'Argentinien',
    Australia: 'Australien',
    Brazil: 'Brasilien',
    Canada: 'Kanada',
    Chile: 'Chile',
    France: 'Frankreich',
    Germany: 'Deutschland',
    India: 'Indien',
    Indonesia: 'Indonesien',
    Italy: 'Italien',
    Japan: 'Japan',
    Mexico: 'Mexiko',
    Netherlands: 'Niederlande',
    Philippines: 'Philippinen',
    Poland: 'Polen',
    Portugal: 'Portugal',
    'South Korea': 'Südkorea',
    Spain: 'Spanien',
    Sweden: 'Schweden',
    Turkey: 'Türkei',
    'United Kingdom': 'Vereinigtes Königreich',
    'United States': 'Vereinigte Staaten',
  },
} satisfies Texts;
