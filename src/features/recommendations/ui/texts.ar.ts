import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'توصيات مخصصة لك',
  lead: 'خوادم قد تناسبك، ومع كل منها الأسباب.',
  trending: 'الرائج الآن',
  members: (count) => (count === null ? 'عدد الأعضاء مجهول' : `الأعضاء: ${compact(count)}`),
  forYou: 'لك',
  count: (count) =>
    plural(count, {
      zero: 'لا توصيات',
      one: 'توصية واحدة',
      two: 'توصيتان',
      few: `${whole(count)} توصيات`,
      many: `${whole(count)} توصية`,
      other: `${whole(count)} توصية`,
    }),
  visitor: 'لم تسجّل الدخول: هذا ما هو نشط وجيد التقييم ونامٍ. ومع المفضلة يصبح على ذوقك.',
  failed: 'تعذّر تحميل التوصيات',
  none: 'لا توجد توصيات',
  noneText: 'غيّر عوامل التصفية أو تفاعل مع خوادم أكثر لتتحسن التوصيات.',
  browse: 'تصفح الخوادم',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  minScore: 'أدنى درجة',
  orMore: (score) => `\u200e${score}+\u200e`,
  apply: 'تطبيق',
  match: (share) => `توافق ${share}`,
  verified: 'موثّق',
  why: 'لماذا نوصي به:',
  view: 'عرض',
  opensInTab: (name) => `${name} (يُفتح في علامة تبويب جديدة)`,
  reasons: {
    categories: (category) => `تحب ${category}`,
    features: 'فيه ميزات الخوادم التي تحبها',
    size: 'حجمه قريب من الخوادم التي تحبها',
    activity: 'كثير من الأعضاء متصلون',
    rating: 'جيد التقييم في مراجعاته',
    coFavorites: (people, favorite) =>
      plural(people, {
        one: `اختاره أيضًا شخص لديه ${favorite} في المفضلة`,
        two: `اختاره أيضًا شخصان على الأقل لديهما ${favorite} في المفضلة`,
        few: `اختاره أيضًا ${people} أشخاص على الأقل لديهم ${favorite} في المفضلة`,
        many: `اختاره أيضًا ${people} شخصًا على الأقل لديهم ${favorite} في المفضلة`,
        other: `اختاره أيضًا ${people} شخص على الأقل لديهم ${favorite} في المفضلة`,
      }),
    momentum: 'ينمو أو يُشاهَد كثيرًا هذا الأسبوع',
  },
} satisfies Texts;
