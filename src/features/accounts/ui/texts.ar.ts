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
} satisfies Texts;
