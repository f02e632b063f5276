import type { Texts } from './texts.ts';

export default {
  levels: { good: 'Gesund', mid: 'Mäßig', low: 'Warnung', bad: 'Kritisch' },
  trends: { improving: 'Steigend', declining: 'Fallend', stable: 'Stabil' },
  ranges: { good: '80 und mehr', mid: '60 bis 79', low: '40 bis 59', bad: 'unter 40' },
  updated: ['Stand: ', ''],
} satisfies Texts;
