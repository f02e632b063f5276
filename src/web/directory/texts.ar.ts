import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const short = (count: number | null) => (count === null ? 'غير معروف' : compact(count));

/** After thousands and millions, which are words themselves, the singular stands. */
const memberWord = (count: number) =>
  count >= 1000 ? 'عضو' : plural(count, { few: 'أعضاء', many: 'عضوًا', other: 'عضو' });

export default {
  unknown: 'غير معروف',
  members: (count) => (count === null ? 'الأعضاء: *غير معروف*' : `*${compact(count)}* ${memberWord(count)}`),
  online: (count) => (count === null ? 'المتصلون: *غير معروف*' : `*${compact(count)}* متصل`),
  counts: (members, online) => `الأعضاء: ${short(members)} · المتصلون: ${short(online)}`,
  membersSource: (count) => [`عدد الأعضاء ${whole(count)}: تقريبي، من الدعوة، `, ''],
  onlineSource: (count) => [`عدد المتصلين ${whole(count)}: تقريبي، من الدعوة، `, ''],
  source: ['عدد تقريبي، من الدعوة، ', ''],
  levels: { 'Very Active': 'نشط جدًا', Active: 'نشط', Growing: 'نامٍ', Casual: 'هادئ' },
  freshness: {
    live: { word: 'مباشر', limit: 'خلال 30 دقيقة' },
    synced: { word: 'محدّث', limit: 'أقل من 24 ساعة' },
    stale: { word: 'قديم', limit: 'أكثر من 24 ساعة' },
  },
  checked: { now: 'تم التحقق الآن', ago: (age) => `تم التحقق ${age}` },
  inviteProblems: { failing: 'الدعوة لا تعمل', expired: 'انتهت صلاحية الدعوة', quarantined: 'الدعوة تؤدي إلى خادم آخر' },
  notSynced: 'لم تتم المزامنة بعد',
  syncRhythm: 'تتم المزامنة تلقائيًا كل بضع ساعات، وكل يوم للخوادم الهادئة.',
  verified: 'موثّق',
  partnered: 'شريك',
  boostLevel: (tier) => `المستوى ${tier}`,
  noReviews: 'لا مراجعات بعد',
  rated: 'التقييم',
  reviewsAfter: (count) =>
    plural(count, { zero: 'مراجعة', one: 'مراجعة', two: 'مراجعة', few: 'مراجعات', many: 'مراجعة', other: 'مراجعة' }),
  moreFeatures: (count) => `\u200e+${count} أخرى`,
  loading: 'جارٍ تحميل الخوادم',
  servers: 'الخوادم',
  view: 'العرض',
  gridView: 'عرض شبكي',
  listView: 'عرض كقائمة',
  sortServers: 'ترتيب الخوادم',
  sort: 'ترتيب',
  sorts: {
    relevance: 'الأقرب إلى بحثك',
    members: 'الأكثر أعضاءً',
    memberCount: 'الأكثر أعضاءً',
    online: 'الأكثر اتصالًا',
    activity: 'الأكثر نشاطًا',
    newest: 'الأحدث',
    name: 'الاسم',
    rating: 'الأعلى تقييمًا',
  },
  firstPage: 'الصفحة الأولى',
  noPage: (page) => `لا توجد صفحة ${page}`,
  failedServers: 'تعذر تحميل الخوادم',
  listShorter: 'القائمة أقصر من ذلك.',
  outOf: (rating) => `${whole(rating)} من 5 نجوم`,
  verificationLevels: ['بلا', 'منخفض', 'متوسط', 'عالٍ', 'عالٍ جدًا'],
  onlineLast: 'المتصلون، آخر عدد معروف',
} satisfies Texts;
