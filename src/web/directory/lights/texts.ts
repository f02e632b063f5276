import { defineTexts } from '#web/kit/translate.ts';

/** Apart from the cards' texts: the first sight of the home page has these alone. */
export const english = {
  share: (percent: string) => `${percent} of members online`,
  /** How much one lit window stands for. */
  key: (percent: string) => `Each lit window is ${percent} of members online`,
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
