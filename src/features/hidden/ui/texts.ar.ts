import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  hide: 'إخفاء عني',
  showAgain: 'إظهار من جديد',
  showNamed: (name) => `إظهار من جديد: ${name}`,
  hiddenToast: (name) => `تم إخفاء ${name} عنك`,
  hiddenToastText: 'لن يظهر في قوائمك بعد الآن. يعرض ملفك الشخصي ما أخفيته.',
  shownToast: (name) => `يظهر ${name} من جديد`,
  undo: 'تراجع',
  undoHint: (name) => `للتراجع: اضغط F8 ثم أظهر ${name} من جديد`,
  notHidden: (name) => `لم يتم إخفاء ${name}`,
  notShown: (name) => `ما زال ${name} مخفيًا`,
  full: (most) => `أنت تخفي ${most} خادم بالفعل. أظهر واحدًا منها أولًا.`,
  noRoom: (count) => `خوادم أُخفيت في هذا المتصفح وستظهر من جديد: ${count}`,
  noRoomText: 'بلغت الحد الأقصى للخوادم المخفية.',
  tryLater: 'يرجى المحاولة لاحقًا.',
  countHere: (count) =>
    plural(count, {
      one: 'أخفيت خادمًا واحدًا هنا',
      two: 'أخفيت خادمين هنا',
      few: `أخفيت ${count} خوادم هنا`,
      many: `أخفيت ${count} خادمًا هنا`,
      other: `أخفيت ${count} خادم هنا`,
    }),
  reveal: 'إظهار أيّها',
  conceal: 'استبعاد',
  isHidden: 'لقد أخفيت هذا الخادم: لا يظهر في قوائمك.',
  title: 'الخوادم المخفية',
  inAccount: 'لا تظهر في قوائمك واقتراحاتك وتوصياتك. لا يرى ذلك أحد غيرك.',
  inBrowser: 'لا تظهر في قوائمك واقتراحاتك وتوصياتك. تُحفظ في هذا المتصفح فقط حتى تسجّل الدخول.',
  none: 'لا شيء مخفي. النقاط الثلاث لأي خادم تخفيه من قوائمك.',
  unlisted: 'خادم لم يعد مدرجًا هنا',
} satisfies Texts;
