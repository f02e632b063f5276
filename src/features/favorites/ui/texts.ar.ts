import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `${name} في المفضلة`,
  notSaved: (name) => `لم يُحفظ ${name}`,
  tryLater: 'حاول مرة أخرى لاحقًا.',
} satisfies Texts;
