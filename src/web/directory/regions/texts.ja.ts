import type { Texts } from './texts.ts';

export default {
  names: {
    Global: '全世界',
    Africa: 'アフリカ',
    Asia: 'アジア',
    Europe: 'ヨーロッパ',
    'North America': '北アメリカ',
    Oceania: 'オセアニア',
    'South America': '南アメリカ',
  },
} satisfies Texts;
