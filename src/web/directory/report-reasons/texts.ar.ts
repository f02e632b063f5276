import type { Texts } from './texts.ts';

export default {
  reasons: {
    spam: 'رسائل مزعجة أو إعلانات',
    scam: 'احتيال أو برامج ضارة',
    hate: 'كراهية أو مضايقة',
    sexual: 'محتوى جنسي',
    illegal: 'شيء غير قانوني',
    'personal-data': 'بيانات شخصية لأحد',
    false: 'كاذب أو مضلل',
    other: 'شيء آخر',
  },
} satisfies Texts;
