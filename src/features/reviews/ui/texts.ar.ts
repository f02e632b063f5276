import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const counted = (count: number) =>
  plural(count, {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: `${whole(count)} مراجعات`,
    many: `${whole(count)} مراجعة`,
    other: `${whole(count)} مراجعة`,
  });

const starred = (stars: number) =>
  plural(stars, {
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: `${stars} نجوم`,
    many: `${stars} نجمة`,
    other: `${stars} نجمة`,
  });

export default {
  title: 'المراجعات',
  loading: 'جارٍ تحميل المراجعات',
  failed: 'تعذر تحميل المراجعات',
  none: 'لا مراجعات بعد',
  count: counted,
  withStars: (count, stars) => `${counted(count)} بتقييم: ${starred(stars)}`,
  showAll: 'عرض الكل',
  sort: 'ترتيب المراجعات',
  sorts: {
    newest: 'الأحدث',
    oldest: 'الأقدم',
    highest: 'الأعلى تقييمًا',
    lowest: 'الأدنى تقييمًا',
    helpful: 'الأكثر فائدة',
  },
  previous: 'السابق',
  next: 'التالي',
  pageOf: (page, total) => `صفحة ${page} من ${total}`,
  loginRequired: 'يلزم تسجيل الدخول',
  loginText: 'سجّل الدخول عبر Discord لتكتب مراجعة لهذا الخادم.',
  login: 'تسجيل الدخول',
  byRating: 'تصفية المراجعات حسب التقييم',
  starsAfter: (stars) => plural(stars, { one: 'نجمة،', two: 'نجمة،', few: 'نجوم،', many: 'نجمة،', other: 'نجمة،' }),
  reviewsAfter: (count) =>
    plural(count, { zero: 'مراجعة', one: 'مراجعة', two: 'مراجعة', few: 'مراجعات', many: 'مراجعة', other: 'مراجعة' }),
  outOf: (rating) => `${whole(rating)} من 5 نجوم`,
  verified: 'عضو موثّق',
  memberFor: (duration) => {
    const months = Number.parseInt(duration, 10) || 0;
    return plural(months, {
      zero: 'عضو منذ أقل من شهر',
      one: 'عضو منذ شهر',
      two: 'عضو منذ شهرين',
      few: `عضو منذ ${months} أشهر`,
      many: `عضو منذ ${months} شهرًا`,
      other: `عضو منذ ${months} شهر`,
    });
  },
  edited: 'معدّلة',
  report: 'إبلاغ',
  reviewOf: (name) => `مراجعة ${name}`,
  helpful: (count) => (count === 0 ? 'مفيدة' : `مفيدة (${whole(count)})`),
  helpfulTo: (count) =>
    plural(count, {
      one: 'أفادت شخصًا واحدًا',
      two: 'أفادت شخصين',
      few: `أفادت ${whole(count)} أشخاص`,
      many: `أفادت ${whole(count)} شخصًا`,
      other: `أفادت ${whole(count)} شخص`,
    }),
  voteNotSaved: 'لم يُحفظ صوتك',
  ownerAnswer: 'رد الخادم',
  answer: 'رد',
  editAnswer: 'تعديل الرد',
  answerHint: 'النص الفارغ يزيل الرد.',
  answerSaved: 'تم حفظ الرد',
  answerRemoved: 'تمت إزالة الرد',
  save: 'حفظ',
  cancel: 'إلغاء',
  removed: 'أزال أحد المشرفين مراجعتك',
  appeal: '[اعترض مرة واحدة] إن رأيت أن هذا خطأ.',
  yours: 'مراجعتك',
  hidden: 'أبلغ عنها عدة أشخاص: لا يراها أحد غيرك حتى يطّلع عليها أحد المشرفين.',
  edit: 'تعديل المراجعة',
  delete: 'حذف',
  deleteForGood: 'حذف نهائي',
  deleted: 'تم حذف المراجعة',
  write: 'اكتب مراجعة',
  editYours: 'عدّل مراجعتك',
  rating: 'التقييم',
  stars: starred,
  reviewTitle: 'العنوان',
  review: 'المراجعة',
  placeholder: 'شارك تجربتك مع هذا الخادم...',
  submit: 'إرسال المراجعة',
  update: 'تحديث المراجعة',
  submitting: 'جارٍ الإرسال...',
  submitted: 'تم إرسال المراجعة',
  updated: 'تم تحديث المراجعة',
  fillIn: 'يرجى ملء كل الحقول',
  fillInText: 'كل الحقول مطلوبة لإرسال مراجعة.',
  notSubmitted: 'تعذر إرسال المراجعة',
  loginFirst: 'سجّل الدخول عبر Discord أولًا. يمكنك ذلك في صفحة «أضف خادمًا».',
  serverNotFound: 'الخادم غير موجود.',
  tryLaterSentence: 'حاول مرة أخرى لاحقًا.',
} satisfies Texts;
