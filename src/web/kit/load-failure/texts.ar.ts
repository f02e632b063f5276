import type { Texts } from './texts.ts';

export default {
  title: 'جزء من هذه الصفحة مفقود',
  text: 'لم يصل. تحقق من اتصالك ثم أعد تحميل الصفحة.',
  reload: 'إعادة التحميل',
  close: 'ليس الآن',
} satisfies Texts;
