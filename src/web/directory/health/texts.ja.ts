import type { Texts } from './texts.ts';

export default {
  levels: { good: '健全', mid: 'まずまず', low: '注意', bad: '危険' },
  trends: { improving: '改善中', declining: '悪化中', stable: '安定' },
  ranges: { good: '80 以上', mid: '60～79', low: '40～59', bad: '40 未満' },
  updated: ['更新: ', ''],
} satisfies Texts;
