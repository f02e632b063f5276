import type { Texts } from './texts.ts';

export default {
  names: {
    Global: 'Weltweit',
    Africa: 'Afrika',
    Asia: 'Asien',
    Europe: 'Europa',
    'North America': 'Nordamerika',
    Oceania: 'Ozeanien',
    'South America': 'Südamerika',
  },
} satisfies Texts;
