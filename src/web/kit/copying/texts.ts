import { defineTexts } from '../translate.ts';

export const english = {
  copy: 'Copy',
  isCopied: 'Copied',
  copied: { title: 'Copied to clipboard' },
  failed: { title: 'Failed to copy', text: 'Please copy the text manually' },
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
