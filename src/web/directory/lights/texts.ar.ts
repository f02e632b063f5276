import type { Texts } from './texts.ts';

export default {
  share: (percent) => `${percent} من الأعضاء متصلون`,
  key: (percent) => `كل نافذة مضاءة تمثل ${percent} من الأعضاء المتصلين`,
} satisfies Texts;
