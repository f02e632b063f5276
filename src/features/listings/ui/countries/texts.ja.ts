import type { Texts } from './texts.ts';

export default {
  names: {
    Argentina: 'アルゼンチン',
    Australia: 'オーストラリア',
    Brazil: 'ブラジル',
    Canada: 'カナダ',
    Chile: 'チリ',
    France: 'フランス',
    Germany: 'ドイツ',
    India: 'インド',
    Indonesia: 'インドネシア',
    Italy: 'イタリア',
    Japan: '日本',
    Mexico: 'メキシコ',
    Netherlands: 'オランダ',
    Philippines: 'フィリピン',
    Poland: 'ポーランド',
    Portugal: 'ポルトガル',
    'South Korea': '韓国',
    Spain: 'スペイン',
    Sweden: 'スウェーデン',
    Turkey: 'トルコ',
    'United Kingdom': 'イギリス',
    'United States': 'アメリカ合衆国',
  },
} satisfies Texts;
