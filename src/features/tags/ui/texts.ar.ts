import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'تصفح الوسوم',
  allText: 'ما تقوله المجتمعات عن نفسها، الأكثر استخدامًا أولًا.',
  allDescription: 'مجتمعات Discord حسب الوسم: ألعاب وهوايات ولغات وأدوات وكل ما يجتمع الناس من أجله.',
  none: 'لا وسوم بعد',
  noneText: 'تأتي مع الخوادم التي تُضاف.',
  submit: 'أضف خادمًا',
  loading: 'يجري تحميل الوسوم',
  failed: 'تعذر تحميل الوسوم',
  serversWith: (tag) => `خوادم Discord: ${tag}`,
  onPage: (title, page) => `${title}، صفحة ${page}`,
  lead: 'مجتمعات تحمل هذا الوسم.',
  description: (count, tag) =>
    plural(count, {
      one: `مجتمع Discord واحد يحمل الوسم «${tag}».`,
      two: `مجتمعا Discord يحملان الوسم «${tag}».`,
      few: `${whole(count)} مجتمعات Discord تحمل الوسم «${tag}».`,
      other: `${whole(count)} من مجتمعات Discord تحمل الوسم «${tag}».`,
    }),
  servers: (count) =>
    plural(count, {
      zero: `لا خوادم`,
      one: `خادم واحد`,
      two: `خادمان`,
      few: `${whole(count)} خوادم`,
      many: `${whole(count)} خادمًا`,
      other: `${whole(count)} خادم`,
    }),
  similar: 'وسوم مشابهة',
  together: (count) =>
    plural(count, {
      one: `خادم واحد يحمل الوسمين`,
      two: `خادمان يحملان الوسمين`,
      few: `${whole(count)} خوادم تحمل الوسمين`,
      many: `${whole(count)} خادمًا يحمل الوسمين`,
      other: `${whole(count)} خادم يحمل الوسمين`,
    }),
  notFound: 'الوسم غير موجود',
  notFoundText: 'لا يوجد خادم مدرج يحمل هذا الوسم.',
  browseAll: 'تصفح كل الوسوم',
  filter: 'تصفية هذه الخوادم',
} satisfies Texts;
