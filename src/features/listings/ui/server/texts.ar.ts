import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  loading: 'جارٍ تحميل الخادم',
  notFound: 'الخادم غير موجود',
  notFoundText: 'الخادم الذي تبحث عنه غير موجود أو أُزيل.',
  back: 'رجوع',
  failed: 'تعذّر تحميل الخادم',
  facts: 'معلومات الخادم',
  actions: 'إجراءات الخادم',
  report: 'الإبلاغ عن هذا الخادم',
  headTitle: 'خادم Discord',
  headMissing: 'هذا الخادم غير موجود أو أُزيل.',
  headFailed: 'لا يمكن عرض هذا الخادم الآن.',
  headCounts: (name, members) =>
    members === null
      ? `${name} على Discord.`
      : plural(members, {
          one: `${name} على Discord: عضو واحد تقريبًا.`,
          two: `${name} على Discord: عضوان تقريبًا.`,
          few: `${name} على Discord: نحو ${whole(members)} أعضاء.`,
          many: `${name} على Discord: نحو ${whole(members)} عضوًا.`,
          other: `${name} على Discord: نحو ${whole(members)} عضو.`,
        }),
  breadcrumb: 'مسار التنقل',
  discover: 'استكشف',
  community: 'مجتمع',
  verification: (level) => `التحقق: ${level}`,
  join: 'انضم إلى الخادم',
  radio: 'الراديو',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  members: 'الأعضاء',
  online: 'المتصلون الآن',
  rating: 'التقييم',
  reviews: (count) =>
    plural(count, {
      zero: 'لا مراجعات',
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: `${whole(count)} مراجعات`,
      many: `${whole(count)} مراجعة`,
      other: `${whole(count)} مراجعة`,
    }),
  boosts: 'التعزيزات',
  noBoosts: 'لا شيء',
  glance: 'نظرة سريعة',
  lastSynced: 'آخر مزامنة',
  counts: 'الأعداد',
  countsSource: 'تقريبية، من الدعوة',
  channels: 'القنوات',
  roles: 'الأدوار',
  region: 'المنطقة',
  language: 'اللغة',
  slug: 'الاسم المختصر',
  listedSince: 'مدرج منذ',
  tags: 'الوسوم',
  growth: 'النمو',
  notEnough: 'بيانات غير كافية',
  growthLine: (first, last) => [
    `عدد الأعضاء ${whole(first)} في `,
    ` ثم ${whole(last)} في `,
    last === first
      ? ': دون تغيير.'
      : last > first
        ? `: زيادة قدرها ${whole(last - first)}.`
        : `: نقص قدره ${whole(first - last)}.`,
  ],
  oddGrowth: 'نمو غير معتاد',
  oddGrowthText: (before, after, shareBefore, shareNow) => [
    `نمو غير معتاد: ارتفع عدد الأعضاء من ${whole(before)} إلى ${whole(after)} في `,
    `، بينما تغيّرت نسبة المتصلين من ${shareBefore} إلى ${shareNow}. ولمدة أسبوع يُرتَّب حسب عدد أعضائه السابق.`,
  ],
  ranking: 'كيف يعمل الترتيب',
  invite: 'الدعوة',
  inviteStates: {
    failing:
      'يقول Discord إن هذه الدعوة لم تعد صالحة. سنتحقق منها مرة أخرى بعد نحو ساعة، فإن بقيت لا تعمل خرج الخادم من القوائم إلى أن تكون له دعوة صالحة.',
    expired: 'انتهت صلاحية هذه الدعوة أو أُلغيت. نتحقق منها كل يوم، ويعود الخادم إلى القوائم فور أن تعمل من جديد.',
    quarantined:
      'تؤدي هذه الدعوة الآن إلى خادم آخر، لذلك لا يمكنك الانضمام من هنا. نتحقق منها كل يوم إلى أن تعود إلى هذا الخادم.',
  },
  invitesPaused: 'أوقف هذا الخادم دعواته مؤقتًا. يمكنك المحاولة، لكن قد يرفض Discord دخولك إلى أن تُفتح من جديد.',
  lastChecked: ['آخر تحقق: ', '.'],
  newInvite: '[أضف دعوة جديدة] ليعود الخادم.',
  spread: 'توزّع المستخدمين',
  simulated: 'محاكاة',
  simulatedText: 'أرقام عشوائية للتوضيح فقط. لا ينشر Discord أماكن الأعضاء.',
  showOthers: (count) =>
    plural(count, {
      one: 'عرض بلد آخر',
      two: 'عرض بلدين آخرين',
      few: `عرض ${count} بلدان أخرى`,
      many: `عرض ${count} بلدًا آخر`,
      other: `عرض ${count} بلد آخر`,
    }),
  hideOthers: (count) =>
    plural(count, {
      one: 'إخفاء بلد آخر',
      two: 'إخفاء بلدين آخرين',
      few: `إخفاء ${count} بلدان أخرى`,
      many: `إخفاء ${count} بلدًا آخر`,
      other: `إخفاء ${count} بلد آخر`,
    }),
  similar: 'خوادم مشابهة',
  noSimilar: 'لا شيء في هذه الفئة بعد.',
  ageTitle: 'خادم مقيّد بالعمر',
  ageText: (name) =>
    `يصنّف Discord الخادم ${name} على أنه مقيّد بالعمر. لإلقاء نظرة داخله يجب أن يكون عمرك 18 عامًا أو أكثر وأن تكون راشدًا حيث تعيش.`,
  ageConfirm: 'عمري 18 عامًا أو أكثر',
  backHome: 'العودة إلى الصفحة الرئيسية',
  ageNoScript: 'تُحفظ إجابتك في هذا المتصفح، لذلك يحتاج إلقاء النظرة إلى JavaScript.',
} satisfies Texts;
