import type { Texts } from './texts.ts';

export default {
  favorite: (name) => `${name}をお気に入りにする`,
  notSaved: (name) => `${name}を保存できませんでした`,
  tryLater: '後でもう一度お試しください。',
} satisfies Texts;
