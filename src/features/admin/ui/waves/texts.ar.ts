import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const servers = (count: number): string =>
  plural(count, {
    one: 'خادم واحد',
    two: 'خادمان',
    few: `${whole(count)} خوادم`,
    many: `${whole(count)} خادمًا`,
    other: `${whole(count)} خادم`,
  });

export default {
  choose: (server) => `اختيار ${server}`,
  chooseAll: 'اختيار الكل',
  chosen: (count) => `المختار: ${whole(count)}`,
  chooseNone: 'إلغاء الاختيار',
  fromOneSubmitter: (count) => `${servers(count)} من مُضيف واحد`,
  lookingAlike: (count) => `خوادم متشابهة: ${whole(count)}`,
  publicText: 'هو مدرج ولم يطّلع عليه أي مشرف بعد.',
  looksFine: 'لا بأس به',
  approveChosen: 'قبول المختار',
  declineChosen: 'رفض المختار',
  declineMany: (count) => `رفض: ${servers(count)}`,
  declineManyText: 'تخرج من كل القوائم، ويُبلَّغ من أضافها بالسبب. ويمكن التراجع من السجل.',
  chosenOfMost: (count, most) => `المختار: ${whole(count)}، ويُحسم منها ${whole(most)} في كل مرة`,
  decided: ({ decided, left, deadInvites }) =>
    [
      `حُسم الأمر: ${servers(decided)}`,
      left > 0 && `سبق غيرك إلى ${whole(left)}`,
      deadInvites > 0 && `لم يُقبل لأن الدعوة لا تعمل: ${whole(deadInvites)}`,
    ]
      .filter(Boolean)
      .join('، '),
  ofSubmitter: 'كل ما أضافه هذا الشخص',
  submitterOf: (server) => `كل ما جاء ممن أضاف ${server}`,
  submitterText: 'بمطابقة الحساب والمتصفح، ومطابقة العنوان أيضًا لليومين الأخيرين.',
  declineAll: (count) => `رفض الكل: ${whole(count)}`,
  suspendToo: (name) => `إيقاف الحساب ${name} أيضًا`,
  onlySuspend: (name) => `إيقاف ${name} فقط`,
  nothingOfTheirs: 'لا شيء منه مدرج أو منتظر.',
  failed: 'تعذّر تحميل الخوادم',
  approvals: { approved: 'عام', pending: 'ينتظر', rejected: 'مرفوض', 'opted-out': 'مسحوب' },
  change: 'تغيير',
  now: 'الآن',
  new: 'الجديد',
  noDescription: 'بلا وصف',
  newIcon: 'أيقونة أخرى',
  showNew: 'إظهار الجديد',
  keepOld: 'إبقاء القديم',
  newShown: 'يظهر الجديد الآن',
  oldKept: 'بقي القديم',
  listedWith: (term, count) => `خوادم مدرجة فيها «${term}»: ${whole(count)}`,
  noneWith: (term) => `لا يوجد خادم مدرج فيه «${term}».`,
  seeListed: (term) => `عرض الخوادم التي تحتوي ${term}`,
  close: 'إغلاق',
  takeOff: 'إزالة من القوائم',
  takeOffMany: (count) => `إزالة من القوائم: ${whole(count)}`,
  takeOffName: (server) => `إزالة ${server} من القوائم`,
  takeOffAndBlock: 'إزالة وحظر دائم',
  find: 'البحث عن خوادم وحسابات',
  findHint: 'بالاسم أو العنوان أو المعرّف، أيًّا كانت حالتها.',
  findButton: 'بحث',
  nothingFound: 'لم يُعثر على شيء.',
  servers: 'خوادم',
  accounts: 'حسابات',
  suspended: 'موقوف',
  moderate: 'للمشرفين',
  blockTerm: 'حظر عبارة',
  undoAll: (count) => `التراجع عن الكل: ${whole(count)}`,
  subjects: (count) => servers(count),
} satisfies Texts;
