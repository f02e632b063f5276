import type { Texts } from './texts.ts';

export default {
  names: {
    Global: 'Todo el mundo',
    Africa: 'África',
    Asia: 'Asia',
    Europe: 'Europa',
    'North America': 'América del Norte',
    Oceania: 'Oceanía',
    'South America': 'América del Sur',
  },
} satisfies Texts;
