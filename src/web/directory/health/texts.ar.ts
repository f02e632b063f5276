import type { Texts } from './texts.ts';

export default {
  levels: { good: 'جيدة', mid: 'متوسطة', low: 'تحذير', bad: 'حرجة' },
  trends: { improving: 'في تحسن', declining: 'في تراجع', stable: 'مستقر' },
  ranges: { good: '80 فأكثر', mid: 'من 60 إلى 79', low: 'من 40 إلى 59', bad: 'أقل من 40' },
  updated: ['آخر تحديث: ', ''],
} satisfies Texts;
