import type { Texts } from './texts.ts';

export default {
  names: {
    Global: 'العالم كله',
    Africa: 'أفريقيا',
    Asia: 'آسيا',
    Europe: 'أوروبا',
    'North America': 'أمريكا الشمالية',
    Oceania: 'أوقيانوسيا',
    'South America': 'أمريكا الجنوبية',
  },
} satisfies Texts;
