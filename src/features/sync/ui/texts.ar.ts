import type { Texts } from './texts.ts';

export default {
  sync: 'تحديث',
  syncOf: (name) => `تحديث ${name}`,
  syncing: 'جارٍ التحديث...',
  synced: 'تم التحديث',
  counts: (members, online) => `الأعضاء: ${members}، المتصلون: ${online}`,
  failed: 'فشل التحديث',
  noReason: 'تعذّرت المزامنة مع Discord. ربما لا يستطيع البوت الوصول إلى هذا الخادم.',
} satisfies Texts;
