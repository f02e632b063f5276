import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'تصفح الفئات',
  allText: 'اعثر على مجتمع حسب موضوعه.',
  allDescription: 'مجتمعات Discord حسب موضوعها: ألعاب وموسيقى ودراسة وفن وبرمجة وغير ذلك.',
  none: 'لا فئات بعد',
  noneText: 'تمتلئ مع الخوادم التي تُضاف.',
  submit: 'أضف خادمًا',
  loading: 'جارٍ تحميل الفئات',
  failed: 'تعذر تحميل الفئات',
  popular: 'رائجة',
  servers: (count) =>
    plural(count, {
      zero: 'لا خوادم',
      one: 'خادم واحد',
      two: 'خادمان',
      few: `${whole(count)} خوادم`,
      many: `${whole(count)} خادمًا`,
      other: `${whole(count)} خادم`,
    }),
  members: (count) => `الأعضاء: ${compact(count)}`,
  exactMembers: (count) => `الأعضاء: ${whole(count)}`,
  averageRating: 'متوسط التقييم',
  serversOf: (category) => `خوادم Discord: ${category}`,
  onPage: (title, page) => `${title}، صفحة ${page}`,
  description: (text, servers, members) =>
    plural(servers, {
      zero: text,
      one: `${text} مجتمع واحد، والأعضاء: ${whole(members)}.`,
      two: `${text} مجتمعان، والأعضاء: ${whole(members)}.`,
      few: `${text} ${whole(servers)} مجتمعات، والأعضاء: ${whole(members)}.`,
      many: `${text} ${whole(servers)} مجتمعًا، والأعضاء: ${whole(members)}.`,
      other: `${text} ${whole(servers)} مجتمع، والأعضاء: ${whole(members)}.`,
    }),
  sorts: { members: 'الأعضاء', online: 'المتصلون', activity: 'مستوى النشاط', name: 'الاسم' },
  noServers: 'لا خوادم بعد',
  noServersText: 'كن أول من يضيف خادمًا إلى هذه الفئة.',
  notFound: 'الفئة غير موجودة',
  notFoundText: 'هذه الفئة غير موجودة أو ليس فيها خوادم.',
  browseAll: 'تصفح كل الفئات',
} satisfies Texts;
