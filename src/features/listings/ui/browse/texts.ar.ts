import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'تصفح خوادم Discord',
  titleWith: (feature) => `خوادم Discord التي لديها: ${feature}`,
  titleOf: (category) => `خوادم Discord: ${category}`,
  onPage: (title, page) => `${title}، صفحة ${page}`,
  description:
    'مجتمعات Discord مع أعداد حديثة للأعضاء والمتصلين ومستويات النشاط والمراجعات. ابحث وقارن وألقِ نظرة قبل أن تنضم.',
  searchServers: 'ابحث في الخوادم',
  search: 'بحث',
  found: (count) =>
    plural(count, {
      zero: 'لم يُعثر على خوادم',
      one: 'عُثر على خادم واحد',
      two: 'عُثر على خادمين',
      few: `عُثر على ${whole(count)} خوادم`,
      many: `عُثر على ${whole(count)} خادمًا`,
      other: `عُثر على ${whole(count)} خادم`,
    }),
  failed: 'تعذر تحميل الخوادم',
  none: 'لم يُعثر على خوادم',
  noneWith: (feature) => `لم يُعثر على خوادم لديها الميزة «${feature}»`,
  noneText: 'جرّب تغيير معايير البحث',
  clearFilters: 'إزالة عوامل التصفية',
  feature: (feature) => `الميزة: ${feature}`,
  clearFilter: 'إزالة عامل التصفية',
  showing: (feature) => `خوادم لديها ميزة Discord: ${feature}`,
} satisfies Texts;
