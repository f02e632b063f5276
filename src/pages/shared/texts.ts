import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  more: (name: string) => `More for ${name}`,
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
