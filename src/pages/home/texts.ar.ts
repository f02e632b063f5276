import { compact, decimal, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  headTitle: 'Duskrow: اعثر على خادم Discord المضاء',
  title: 'اعثر على الخادم المضاء.',
  lead: 'تصفح المجتمعات واطّلع على عدد أعضائها ونشاطها، وألقِ نظرة قبل أن تنضم.',
  search: 'ابحث في الخوادم',
  searchAll: (count) =>
    plural(count, {
      zero: 'ابحث في الخوادم',
      one: 'ابحث في خادم واحد',
      two: 'ابحث في خادمين',
      few: `ابحث في ${whole(count)} خوادم`,
      many: `ابحث في ${whole(count)} خادمًا`,
      other: `ابحث في ${whole(count)} خادم`,
    }),
  start: 'ابدأ الاستكشاف',
  apiDocs: 'عرض توثيق API',
  servers: (count) => `الخوادم: *${whole(count)}*`,
  members: (count) => `الأعضاء: *${compact(count)}*`,
  rating: (average) => `متوسط التقييم: *${decimal(average)}*`,
  litNow: 'المضاءة الآن',
  window: (name, share) => `${name}، ${share} من الأعضاء متصلون`,
  door: 'الباب المضاء يؤدي إلى الصفحة الرئيسية',
  home: 'الصفحة الرئيسية',
  discover: 'استكشف',
  found: (count) =>
    plural(count, {
      zero: 'لم يُعثر على خوادم تطابق معاييرك',
      one: 'عُثر على خادم واحد يطابق معاييرك',
      two: 'عُثر على خادمين يطابقان معاييرك',
      few: `عُثر على ${whole(count)} خوادم تطابق معاييرك`,
      many: `عُثر على ${whole(count)} خادمًا يطابق معاييرك`,
      other: `عُثر على ${whole(count)} خادم يطابق معاييرك`,
    }),
  quickCategories: 'اختيار سريع للفئة',
  all: 'الكل',
} satisfies Texts;
