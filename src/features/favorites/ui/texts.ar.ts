import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `${name} في المفضلة`,
  notSaved: (name) => `لم يُحفظ ${name}`,
  noRoom: (count) => `مفضلات في هذا المتصفح لم تُضف: ${count}`,
  noRoomText: 'بلغت الحد الأقصى للمفضلات.',
  tryLater: 'حاول مرة أخرى لاحقًا.',
} satisfies Texts;
