import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  filters: 'التصفية',
  search: 'بحث',
  searchHint: 'اسم أو موضوع أو وسم',
  categories: 'الفئات',
  size: 'حجم الخادم',
  anySize: 'أي حجم',
  sizes: {
    small: { word: 'صغير', range: 'أقل من 100' },
    medium: { word: 'متوسط', range: 'من 100 إلى 1,000' },
    large: { word: 'كبير', range: 'من 1,000 إلى 10,000' },
    huge: { word: 'ضخم', range: '10,000 فأكثر' },
  },
  activity: 'مستوى النشاط',
  anyActivity: 'كل المستويات',
  language: 'اللغة',
  anyLanguage: 'أي لغة',
  badges: 'الشارات',
  badgeWords: { verified: 'موثّق', partnered: 'شريك', community: 'مجتمع' },
  apply: 'تطبيق عوامل التصفية',
  countInForce: 'مفعّلة',
  inForce: 'عوامل التصفية المفعّلة',
  remove: (filter) => `إزالة عامل التصفية ${filter}`,
  clear: 'مسح',
  clearAll: 'مسح الكل',
  typed: (text) => `«${text}»`,
  atLeast: (count) =>
    plural(count, {
      one: 'عضو واحد على الأقل',
      two: 'عضوان على الأقل',
      few: `${whole(count)} أعضاء على الأقل`,
      many: `${whole(count)} عضوًا على الأقل`,
      other: `${whole(count)} عضو على الأقل`,
    }),
  atMost: (count) =>
    plural(count, {
      one: 'عضو واحد على الأكثر',
      two: 'عضوان على الأكثر',
      few: `${whole(count)} أعضاء على الأكثر`,
      many: `${whole(count)} عضوًا على الأكثر`,
      other: `${whole(count)} عضو على الأكثر`,
    }),
} satisfies Texts;
