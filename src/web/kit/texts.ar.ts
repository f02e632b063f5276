import type { Texts } from './texts.ts';

export default {
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageOf: (page, total) => `الصفحة ${page} من ${total}`,
  previous: 'السابق',
  next: 'التالي',
  page: (page) => `الصفحة ${page}`,
  dismiss: 'إغلاق',
  notification: 'إشعار',
  tryAgain: 'حاول مرة أخرى',
  tryLater: 'حاول مرة أخرى لاحقًا',
  notifications: 'الإشعارات ({hotkey})',
  close: (title) => `إغلاق ${title}`,
  justNow: 'الآن',
  notEnough: 'البيانات غير كافية',
} satisfies Texts;
