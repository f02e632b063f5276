import type { Texts } from './texts.ts';

export default {
  loadingAccount: 'جارٍ تحميل حسابك',
  logIn: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  menu: 'قائمتك',
  menuOf: (name) => `قائمتك، ${name}`,
  profile: 'الملف الشخصي',
  forYou: 'لك',
  myReviews: 'مراجعاتي',
  achievements: 'الإنجازات',
  admin: 'لوحة الإدارة',
  sessionEnded: 'انتهت جلستك.',
  logInAgain: 'تسجيل الدخول من جديد',
  unreachable: 'لا يمكن الوصول إلى الموقع حاليًا.',
  draftKept: 'نصّك محفوظ في هذا المتصفح.',
  sendLater: 'أعد إرساله عند عودة الاتصال.',
  draftNotKept: 'هذا المتصفح لا يحفظ نصّك: انسخه قبل مغادرة الصفحة.',
  draftRestored: 'استُعيد النص الذي لم ترسله بعد.',
  discardDraft: 'حذف النص',
  login: 'تسجيل الدخول',
} satisfies Texts;
