import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'تصفح اللغات',
  allText: 'المجتمعات حسب اللغة المستخدمة فيها.',
  allDescription: 'مجتمعات Discord حسب اللغة: اعثر على خوادم يتحدث الناس فيها لغتك.',
  none: 'لا لغات بعد',
  noneText: 'تأتي مع الخوادم التي تُضاف.',
  submit: 'أضف خادمًا',
  loading: 'يجري تحميل اللغات',
  failed: 'تعذر تحميل اللغات',
  serversIn: (language) => `خوادم Discord باللغة: ${language}`,
  onPage: (title, page) => `${title}، صفحة ${page}`,
  lead: (language) => `مجتمعات يتحدث الناس فيها: ${language}.`,
  description: (count, language) =>
    plural(count, {
      one: `مجتمع Discord واحد بهذه اللغة: ${language}.`,
      two: `مجتمعا Discord بهذه اللغة: ${language}.`,
      few: `${whole(count)} مجتمعات Discord بهذه اللغة: ${language}.`,
      other: `${whole(count)} من مجتمعات Discord بهذه اللغة: ${language}.`,
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
  notFound: 'اللغة غير موجودة',
  notFoundText: 'لا يُعرف خادم مدرج بهذه اللغة.',
  browseAll: 'تصفح كل اللغات',
  filter: 'تصفية هذه الخوادم',
  sources: {
    owner: 'حسب مالكيه',
    platform: 'محددة في Discord',
    given: 'ذُكرت عند الإضافة',
    detected: 'استُنتجت من الوصف',
  },
  unknown: 'غير معروفة',
} satisfies Texts;
