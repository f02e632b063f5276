import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  sync: 'تحديث',
  syncOf: (name) => `تحديث ${name}`,
  syncing: 'جارٍ التحديث...',
  synced: 'تم التحديث',
  counts: (members, online) => `الأعضاء: ${whole(members)}، المتصلون: ${whole(online)}`,
  failed: 'فشل التحديث',
  noReason: 'تعذّرت المزامنة مع Discord. ربما لا يستطيع البوت الوصول إلى هذا الخادم.',
} satisfies Texts;
